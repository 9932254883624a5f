import Testing

@testable import ThemePacks

/// The days of packs.
@Suite struct CalendarDayTests {

  @Test(arguments: [
    ("2026-01-31", true), ("2024-02-29", true), ("2000-02-29", true), ("2026-02-29", false),
    ("1900-02-29", false), ("2026-13-01", false), ("2026-00-01", false), ("2026-01-00", false),
    ("26-01-01", false), ("2026-1-1", false), ("", false), ("2026-01-01T00:00:00Z", false),
    ("२०२६-०१-०१", false), ("-2026-01-", false), ("+026-01-01", false),
  ])
  func daysAreThoseOfTheCalendar(text: String, isDay: Bool) {
    #expect((CalendarDay.problem(of: text) == nil) == isDay)
  }
}
