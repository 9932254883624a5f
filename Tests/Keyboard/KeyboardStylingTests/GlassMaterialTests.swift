import KeyboardKit
import Testing

@testable import KeyboardStyling

/// The glass of keyboards and keys, against the colors of pictures of devices.
@Suite struct GlassMaterialTests {

  /// A material, the color behind it, and the color in a picture, in levels.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var material: Keyboard.Material
    var isDark = false
    var behind: [Double]
    var seen: [Double]
    var tolerance = 1.5
  }

  private static let board = Keyboard.Material.glassBoard(for: .light)
  private static let face = Keyboard.Material.glassFace(for: .light)
  private static let darkBoard = Keyboard.Material.glassBoard(for: .dark)

  static let rows = [
    Row(
      testDescription: "board over #f2f2f2", material: board, behind: [242, 242, 242],
      seen: [223, 224, 228]),
    // The picture is darker than a straight line through the others.
    Row(
      testDescription: "board over white", material: board, behind: [255, 255, 255],
      seen: [224, 226, 229], tolerance: 4),
    Row(
      testDescription: "board over #f2f2f7", material: board, behind: [242, 242, 247],
      seen: [223, 224, 231]),
    Row(
      testDescription: "board over #2c2c2c", material: board, behind: [44, 44, 44],
      seen: [169, 169.5, 173.5]),
    Row(
      testDescription: "board over #3a3a3c", material: board, behind: [58, 58, 60],
      seen: [172, 174, 178]),
    Row(
      testDescription: "board over yellow", material: board, behind: [255, 255, 0],
      seen: [231, 232, 112], tolerance: 2),
    Row(
      testDescription: "face over a bright board", material: face, behind: [223, 224, 228],
      seen: [255, 255, 255]),
    Row(
      testDescription: "face over the board of a dark app", material: face,
      behind: [172, 174, 178], seen: [239, 240, 243]),
    Row(
      testDescription: "face over blue", material: face, behind: [147, 174, 193],
      seen: [224, 241.5, 254.5], tolerance: 3),
    Row(
      testDescription: "pressed, at 60 %", material: .glassPressedFace(for: .light),
      behind: [172, 174, 178], seen: [212.2, 213.6, 217]),
    Row(
      testDescription: "dark board over black", material: darkBoard, isDark: true,
      behind: [0, 0, 0], seen: [23, 23, 23]),
    Row(
      testDescription: "dark face", material: .glassFace(for: .dark), isDark: true,
      behind: [23, 23, 23], seen: [61, 61, 61]),
    Row(
      testDescription: "dark pressed face", material: .glassPressedFace(for: .dark), isDark: true,
      behind: [23, 23, 23], seen: [38, 38, 38]),
  ]

  private static func color(_ levels: [Double]) -> Color.Resolved {
    Color.Resolved(red: levels[0] / 255, green: levels[1] / 255, blue: levels[2] / 255)
  }

  @Test(arguments: rows) func agreesWithThePictures(row: Row) {
    let color = row.material.resolved(isDark: row.isDark).color(over: Self.color(row.behind))
    for (part, seen) in zip([color.red, color.green, color.blue], row.seen) {
      #expect(abs(part * 255 - seen) <= row.tolerance, "\(color.hexText)")
    }
  }

  @Test func isPlainOverItsBase() {
    let plain = Self.board.resolved(isDark: false).plainColor
    #expect(plain == Self.board.resolved(isDark: false).color(over: Self.color([242, 242, 242])))
    #expect(Self.darkBoard.resolved(isDark: true).plainColor.hexText == "#171717")
  }

  @Test(arguments: [(true, false), (false, true), (true, true)], [ColorScheme.light, .dark])
  func isSolidWithLessTransparencyOrMoreContrast(
    settings: (transparency: Bool, contrast: Bool), scheme: ColorScheme
  ) throws {
    var rules = AccessibilityRules()
    rules.isReduceTransparency = settings.transparency
    rules.isHighContrast = settings.contrast
    rules.isDark = scheme == .dark
    let board = Keyboard.Material.glassBoard(for: scheme)
    let face = Keyboard.Material.glassFace(for: scheme)
    let keyboard = KeyboardViewStyle(background: .material(board))
    let background = try #require(rules.adapted(keyboard).background)
    let solid = board.resolved(isDark: rules.isDark).plainColor
    #expect(background == .color(Color(solid)))
    var key = Keyboard.ButtonStyle(backgroundColor: .red, foregroundColor: .primary)
    key.background = .material(face)
    let adapted = rules.adapted(key, in: keyboard)
    #expect(adapted.background?.material == nil)
    let expected = face.resolved(isDark: rules.isDark).color(over: solid)
    let color = try #require(adapted.background?.backgroundColor).resolved(isDark: rules.isDark)
    #expect(settings.contrast || color == expected)
    #expect(color.isOpaque)
  }
}
