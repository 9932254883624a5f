import KeyboardRender

@testable import GoldenImages

/// A report with a case of every status, and the files that it names.
enum ReportSample {

  static let background = DifferenceCause(
    kind: .style, property: "backgroundColor", before: "#0a84ff", after: "#0a7aff",
    text: "background #0A84FF → #0A7AFF")
  static let moved = DifferenceCause(kind: .contentMoved, after: "0,1", text: "text moved 1 px")

  /// A name that a page must show and not run.
  static let hostileName = "odd/</script><img src=x onerror=document.title='run'>'\"$(reboot)"

  static let report = GoldenReport(
    suite: "Snapshots", versions: [.init(name: "cairo", value: "1.16.0")],
    recordedVersions: [.init(name: "cairo", value: "1.18.0")], listed: 9,
    cases: [
      failure("themes/one", [change("return", [background]), change("shift", [moved])]),
      failure("themes/two", [change("return", [background])]),
      failure("themes/three", [change("return", [background])]),
      failure(hostileName, [change("<b>q</b>", [moved])]),
      .init(
        name: "scenes/layout", arguments: "--emit layout", status: .failed,
        message: "line 2 is “c” instead of “b”", expected: "layout.json", actual: "new.json"),
      .init(name: "locales/new", status: .missing, message: "no golden", actual: "actual.png"),
      .init(name: "old/gone", status: .obsolete, message: "no case", expected: "expected.png"),
      .init(name: "themes/broken", status: .error, message: "There is no theme “trom”"),
      .init(
        name: "devices/pad", status: .passed, rung: .channels,
        tolerance: PictureTolerance(channels: 2), reason: "another Cairo", expected: "expected.png",
        actual: "actual.png"),
      .init(name: "devices/phone", status: .passed, rung: .exact, expected: "expected.png"),
    ])

  static func change(_ name: String, _ causes: [DifferenceCause]) -> ElementChange {
    let box = PixelRect(x: 30, y: 20, width: 8, height: 6)
    return ElementChange(role: "key", name: name, box: box, pixels: 48, causes: causes)
  }

  static func verdict(_ changes: [ElementChange]) -> ImageVerdict {
    let size = PixelSize(width: 40, height: 30)
    return ImageVerdict(
      expectedSize: size, actualSize: size, rung: nil, pixels: 48, visiblePixels: 48,
      box: PixelRect(x: 30, y: 20, width: 8, height: 6), channelDifference: 10,
      colorDistance: 0.25, changes: changes)
  }

  static func failure(_ name: String, _ changes: [ElementChange]) -> GoldenReport.Case {
    let verdict = verdict(changes)
    return .init(
      name: name, arguments: "--theme tron", status: .failed, message: "\(verdict)",
      verdict: verdict, expected: "expected.png", actual: "actual.png")
  }

  static func read(_ path: String) -> [UInt8]? {
    switch path {
    case "expected.png": picture(corner: 132)
    case "actual.png": picture(corner: 122)
    case "layout.json": Array("a\nb\nz\n".utf8)
    case "new.json": Array("a\nc\nz\n".utf8)
    default: nil
    }
  }

  /// A grey picture with a blue corner of a shade of green.
  private static func picture(corner green: UInt8) -> [UInt8]? {
    var bytes: [UInt8] = []
    for y in 0..<30 {
      for x in 0..<40 {
        bytes += x >= 30 && y >= 20 ? [10, green, 255, 255] : [200, 200, UInt8(x), 255]
      }
    }
    return try? PNGPicture(width: 40, height: 30, bytes: bytes, isOpaque: true).encoded()
  }
}
