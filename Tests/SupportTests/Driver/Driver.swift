/// Checks the support file that it is compiled with; `samples` come from the test that compiles both.
@main
enum Driver {
    static func main() {
        var report = Report()
        report.checkDateCases()
        report.checkSamples()
        report.checkHelpers()
        report.checkValues()
        report.checkDescriptions()
        report.compareWithCalendar(count: 100_000)
        report.compareTransitions()
        report.checkDigits(count: 20_000)
        print("\(report.checks) checks, \(report.failures) failures")
    }
}

extension Report {
    fileprivate mutating func checkSamples() {
        for (form, sample, spelledOut) in samples {
            expect(form.rewritten(sample), sample, "the sample of a form")
            expect(spelledOut.meaning(of: sample), form.meaning(of: sample), "the form with its type")
        }
    }
}
