import ModelgenResolve
import ModelgenShape
import ModelgenSource
import Testing

/// Reports of dates that a decoder could not read, each in other words and values.
@Suite struct DateCaseTests {
    /// Case 1: a formatter that demands fractions loses every record whose date has none.
    @Test func fractionsComeAndGo() {
        let runs = ModelOutline(
            [
                #"""
                [{"id": "r-81", "state": "done", "queued_at": "2025-02-03T11:00:00.120450Z",
                  "started_at": "2025-02-03T11:00:03Z", "ended_at": "2025-02-03T11:04:10.5Z",
                  "timing": {"busy_share": 0.25}, "links": {"log": "https://logs.example.test/r-81"}},
                 {"id": "r-82", "state": "running", "queued_at": "2025-02-03T11:05:59.000007Z",
                  "started_at": "2025-02-03T11:06:00Z", "ended_at": null,
                  "timing": {}, "links": {"log": "https://logs.example.test/r-82"}}]
                """#
            ],
            name: "Run"
        )
        #expect(runs.root == "[Run]")
        #expect(
            runs.members("Run") == [
                "id: String", "state: State", "queuedAt = queued_at: Date, .iso8601(fractionDigits: 6)",
                "startedAt = started_at: Date, .iso8601", "endedAt = ended_at: Date?, .iso8601(fractionDigits: 1)",
                "timing: Timing", "links: Links",
            ]
        )
        #expect(runs.members("Timing") == ["busyShare = busy_share: Double?"])
        #expect(runs.members("Links") == ["log: URL"])
    }

    /// Case 1 again: the fraction comes and goes within one field, and Foundation's own strategies take only one of both.
    @Test func fractionsComeAndGoInOneField() {
        let ticks = ModelOutline([#"[{"at": "2025-02-03T11:00:00.25Z"}, {"at": "2025-02-03T11:00:01Z"}]"#])
        #expect(ticks.lines == ["Item: at Date"])
        #expect(ticks.dateForm == ".iso8601(fractionDigits: 2)")
        #expect(ticks.codes == ["MG0503"])
    }

    /// A server that wrote local times before it wrote instants: one field holds both. A day is none of them.
    @Test func zonesComeAndGoInOneField() {
        let apps = ModelOutline([
            #"[{"at": "2025-02-03T11:00:00Z", "on": "2025-02-03"}, {"at": "2025-02-03 11:00:01", "on": "2025-02-03 11:00:01"}]"#
        ])
        #expect(apps.members("Item") == ["at: Date", "on: String"])
        #expect(apps.dateForm == ".iso8601(localZone: \"UTC\")")
        #expect(apps.codes == ["MG0503"])
    }

    /// Local times with `T` here and a space there.
    @Test func separatorsComeAndGoInOneField() {
        let ticks = ModelOutline([#"[{"at": "2025-02-03T11:00:00"}, {"at": "2025-02-03 11:00:01"}]"#])
        #expect(ticks.lines == ["Item: at Date"])
        #expect(ticks.dateForm == "DateForm(separator: \"T\", zone: \"UTC\")")
        #expect(ticks.codes == ["MG0503"])
    }

    /// A version may be called after a day, and the next one after more than that.
    @Test func versionsAreNoDates() {
        let event = ModelOutline([
            #"{"api_version": "2024-06-20", "versions": ["2024-06-20"], "version_date": "2024-06-20", "version": "2024-06-20T10:00:00Z"}"#
        ])
        #expect(
            event.members("Item") == [
                "apiVersion = api_version: String", "versions: [String]", "versionDate = version_date: Date, .day",
                "version: Date, .iso8601",
            ])
    }

    /// Case 2: a decoder has one date strategy, and this document has two formats.
    @Test func formatsDifferInOneDocument() {
        let chart = ModelOutline([
            #"""
            {"chart": {"heading": "Most heard", "region": "pt", "refreshed": "2025-01-09T20:30:00.250+01:00", "entries": [
              {"host": "Cais", "title": "Marés", "issued": "2025-01-07", "link": "https://pod.example.test/pt/id8?mt=2"},
              {"host": "Serra", "title": "Neve", "issued": "2024-12-30", "link": "https://pod.example.test/pt/id9?mt=2"}]}}
            """#
        ])
        #expect(chart.dateForm == nil)
        #expect(
            chart.members("Chart") == [
                "heading: String", "region: String",
                "refreshed: Date, .iso8601(fractionDigits: 3, offset: \"+01:00\")", "entries: [Entry]",
            ]
        )
        #expect(chart.members("Entry") == ["host: String", "title: String", "issued: Date, .day", "link: URL"])
    }

    /// Case 4: an empty text in place of a date is no date, and an optional alone does not read it.
    @Test func emptyTextIsNoDate() {
        let show = ModelOutline(
            [
                #"""
                {"id": 5, "crew": [
                  {"id": 31, "name": "Salt Roads", "air_date": "2022-05-20", "still_path": "/s.jpg", "score": 6.1},
                  {"id": 32, "name": "Working Title", "air_date": "", "still_path": null, "score": 0}]}
                """#
            ],
            name: "Show"
        )
        #expect(show.line("Show") == "Show (identifiable): id Int, crew [Crew]")
        #expect(
            show.members("Crew") == [
                "id: Int", "name: String", "airDate = air_date: Date?, empty is nil", "stillPath = still_path: String?",
                "score: Double",
            ]
        )
        #expect(show.dateForm == ".day")
    }

    /// Case 5: a day and an instant stand in one object; one format for all makes the day unreadable.
    @Test func dayAndInstantStandSideBySide() {
        let member = ModelOutline([
            #"""
            {"member_id": "m-3", "nickname": "Io", "birthday": "1984-02-29", "joined_at": "2019-06-30T23:59:59Z",
             "changed_at": "2025-03-30T02:15:00+02:00", "mailing": true}
            """#
        ])
        #expect(
            member.members("Item") == [
                "memberID = member_id: String", "nickname: String", "birthday: Date, .day",
                "joinedAt = joined_at: Date, .iso8601", "changedAt = changed_at: Date, .iso8601(offset: \"+02:00\")",
                "mailing: Bool",
            ]
        )
    }

    /// Case 7: read as seconds, milliseconds are in the year 49,000.
    @Test func millisecondsAreNotSeconds() {
        let threads = ModelOutline(
            [
                #"""
                {"-Na4": {"subject": "Picnic", "preview": "bring salt", "sent": 1500000000123},
                 "-Na9": {"subject": "Keys", "preview": "under the mat", "sent": 1500000777000}}
                """#
            ],
            name: "Thread"
        )
        #expect(threads.root == "[String: Thread]")
        #expect(threads.lines == ["Thread: subject String, preview String, sent Date"])
        #expect(threads.dateForm == ".milliseconds")
    }

    private let wrapped =
        #"""
        {"_id": {"$oid": "5f3b1c2d3e4f5a6b7c8d9e0f"}, "Level": 0,
         "SampledAt": {"$date": "2021-09-30T22:15:00.7654321Z"}, "Weight": 0, "Width": 3.25}
        """#

    /// Case 8: no property may be called `$date`, not even in backticks; seven digits are more than a `Date` keeps, so the
    /// text stays whole unless a spec says that a date is wanted.
    @Test func dollarIsNoName() {
        let reading = ModelOutline([wrapped], name: "Reading")
        #expect(
            reading.members("Reading") == [
                "id = _id: ReadingID", "level = Level: Int", "sampledAt = SampledAt: SampledAt", "weight = Weight: Int",
                "width = Width: Double",
            ]
        )
        #expect(reading.members("ReadingID") == ["oid = $oid: String"])
        #expect(reading.members("SampledAt") == ["date = $date: String"])
    }

    /// Case 8 again: what is beyond microseconds goes then, and a note says so.
    @Test func sevenDigitsAreADateWhereASpecSaysSo() {
        var date = FieldOverride(
            pointer: JSONPointer("/SampledAt/$date") ?? JSONPointer(),
            place: Place(file: "reading.yaml", position: .start)
        )
        date.type = "Date"
        let reading = ModelOutline([wrapped], name: "Reading", fields: [date])
        #expect(reading.members("SampledAt") == ["date = $date: Date"])
        #expect(reading.dateForm == ".iso8601(fractionDigits: 6)")
        #expect(reading.codes == ["MG0503"])
    }
}
