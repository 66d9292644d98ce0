/// A day of the proleptic Gregorian calendar that exists, in the years 1 to 9999.
package struct CalendarDay: Hashable {
    let year: Int
    let month: Int
    let day: Int

    /// nil where there is no such day: 30 February, 29 February 2023, month 13.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
        let isLeapYear = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard day <= lengths[month - 1] else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Days since 1 January 1970; negative before.
    var daysSince1970: Int {
        // Years run from March, so that the leap day is the last of its year.
        let years = month > 2 ? year : year - 1
        let monthFromMarch = (month + 9) % 12
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
        return years * 365 + years / 4 - years / 100 + years / 400 + dayOfYear - 719_468
    }

    /// 0 for Sunday to 6 for Saturday.
    package var weekday: Int {
        let shifted = (daysSince1970 + 4) % 7
        return shifted < 0 ? shifted + 7 : shifted
    }
}
