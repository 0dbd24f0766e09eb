import Foundation
import Testing

@Suite struct TimeTextTests {
  @Test(arguments: [
    ("2026-11-30T12:00:00Z", "2026-11-30T12:00:00Z"),
    ("2026-11-30t12:00:00z", "2026-11-30T12:00:00Z"),
    ("2026-11-30T12:00:00+02:00", "2026-11-30T10:00:00Z"),
    ("2026-11-30T23:30:00-01:00", "2026-12-01T00:30:00Z"),
    ("2026-11-30T12:00:00-00:00", "2026-11-30T12:00:00Z"),
    ("2026-11-30T12:00:00.5Z", "2026-11-30T12:00:00.5Z"),
    ("2026-11-30T12:00:00.000Z", "2026-11-30T12:00:00Z"),
    ("2026-11-30T12:00:00.1234567899999999999999999Z", "2026-11-30T12:00:00.123456Z"),
    ("1969-12-31T23:59:59.999999Z", "1969-12-31T23:59:59.999999Z"),
    ("0001-01-01T00:00:00Z", "0001-01-01T00:00:00Z"),
    ("9999-12-31T23:59:59.999999Z", "9999-12-31T23:59:59.999999Z"),
    ("2024-02-29T00:00:00Z", "2024-02-29T00:00:00Z"),
    ("2000-02-29T00:00:00Z", "2000-02-29T00:00:00Z"),
    ("2026-11-30T12:00:00+23:59", "2026-11-29T12:01:00Z"),
  ])
  func aTimeIsWrittenInUTC(text: String, form: String) {
    #expect(time(text) == .value(form))
  }

  @Test(arguments: [
    ("", "is empty"),
    ("2026-11-30T12:00:00", "has no zone; add `Z` or an offset"),
    ("2026-11-30T12:00:00.25", "has no zone; add `Z` or an offset"),
    ("2026-11-30", "has no zone; add `Z` or an offset"),
    ("2026-11-30 12:00:00Z", "is not a time such as `2026-11-30T12:00:00Z`"),
    ("2026-11-30T12:00Z", "is not a time such as `2026-11-30T12:00:00Z`"),
    ("2026-11-30T12:00:00.Z", "is not a time such as `2026-11-30T12:00:00Z`"),
    ("2026-11-30T12:00:00+0200", "is not a time such as `2026-11-30T12:00:00Z`"),
    ("2026-11-30T12:00:00Z ", "is not a time such as `2026-11-30T12:00:00Z`"),
    ("2026-11-30T12:00:00ZZ", "is not a time such as `2026-11-30T12:00:00Z`"),
    ("1764504000", "is not a time such as `2026-11-30T12:00:00Z`"),
    ("-026-11-30T12:00:00Z", "is not a time such as `2026-11-30T12:00:00Z`"),
    ("2026-02-29T00:00:00Z", "has a date that is not in the calendar"),
    ("1900-02-29T00:00:00Z", "has a date that is not in the calendar"),
    ("2026-13-01T00:00:00Z", "has a date that is not in the calendar"),
    ("2026-00-01T00:00:00Z", "has a date that is not in the calendar"),
    ("2026-04-31T00:00:00Z", "has a date that is not in the calendar"),
    ("2026-04-00T00:00:00Z", "has a date that is not in the calendar"),
    ("2026-11-30T24:00:00Z", "has a time of day that does not exist (leap seconds are not supported)"),
    ("2026-11-30T12:60:00Z", "has a time of day that does not exist (leap seconds are not supported)"),
    ("2016-12-31T23:59:60Z", "has a time of day that does not exist (leap seconds are not supported)"),
    ("2026-11-30T12:00:00+24:00", "has an offset outside `-23:59` to `+23:59`"),
    ("2026-11-30T12:00:00+10:60", "has an offset outside `-23:59` to `+23:59`"),
    ("0000-01-01T00:00:00Z", "lies outside the years 0001 to 9999"),
    ("0001-01-01T00:00:00+00:01", "lies outside the years 0001 to 9999"),
    ("9999-12-31T23:59:59-00:01", "lies outside the years 0001 to 9999"),
  ])
  func whatIsNoTimeIsRefused(text: String, reason: String) {
    #expect(time(text) == .fault(reason))
  }

  // Foundation counts by the Julian calendar before October 1582; RFC 3339 does not.
  @Test func everyDayOfSixCenturiesIsWhatFoundationSays() {
    let format = Date.ISO8601FormatStyle()
    for day in -135_000...95_000 {
      let seconds = day * 86_400 + (day &* 7919) % 43_200
      #expect(printed(Int64(seconds) * 1_000_000) == format.format(Date(timeIntervalSince1970: Double(seconds))))
    }
  }

  @Test func everyYearReadsAsItIsWritten() {
    for year in 1...9999 {
      for date in ["01-01", "02-28", "03-01", "12-31"] {
        let text = String(repeating: "0", count: 4 - "\(year)".count) + "\(year)-\(date)T23:59:59.000001Z"
        #expect(time(text) == .value(text))
      }
    }
  }

  @Test func aTimeOutsideTheCalendarIsNotWritten() {
    #expect(printed(.min) == "")
    #expect(printed(.max) == "")
  }

  @Test(arguments: [
    ("90d", "7776000"), ("12h", "43200"), ("30m", "1800"), ("45s", "45"), ("2w", "1209600"), ("0s", "0"),
    ("007d", "604800"), ("3652425d", "315569520000"),
  ])
  func aDurationIsSeconds(text: String, seconds: String) {
    #expect(duration(text) == .value(seconds))
  }

  @Test(arguments: [
    ("", "is empty"),
    ("d", "is not a duration such as `90d`, `12h`, `30m`, `45s` or `2w`"),
    ("90", "is not a duration such as `90d`, `12h`, `30m`, `45s` or `2w`"),
    ("-1d", "is not a duration such as `90d`, `12h`, `30m`, `45s` or `2w`"),
    ("1.5h", "is not a duration such as `90d`, `12h`, `30m`, `45s` or `2w`"),
    ("1h30m", "is not a duration such as `90d`, `12h`, `30m`, `45s` or `2w`"),
    ("90 d", "is not a duration such as `90d`, `12h`, `30m`, `45s` or `2w`"),
    ("1y", "is not a duration such as `90d`, `12h`, `30m`, `45s` or `2w`"),
    ("3652426d", "is longer than 10,000 years"),
    ("99999999999999999999999999999999s", "is longer than 10,000 years"),
  ])
  func whatIsNoDurationIsRefused(text: String, reason: String) {
    #expect(duration(text) == .fault(reason))
  }
}
