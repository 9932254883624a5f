import KeyboardKit
import KeyboardRender
import Testing

@testable import KeyboardPipeline

/// Built-in themes and locales give no reason for warnings about fonts, which are therefore only
/// looked for where files or bold text are involved.
@Suite struct BuiltInNoticeTests {

  private struct UnknownFile: Error {}

  private let pipeline = RenderPipeline(
    files: FileReader(
      file: { _, _ in throw UnknownFile() }, companion: { _, _ in throw UnknownFile() }))

  private func notices(_ request: RenderRequest) throws -> [RenderNotice] {
    try pipeline.renderer(for: request).notices(of: pipeline.drawing(of: request).scene)
  }

  @Test func localesHaveTheirFonts() throws {
    for locale in Locale.keyboardKitSupported {
      for type in [Keyboard.KeyboardType.alphabetic, .numeric] {
        var request = RenderRequest()
        request.locale = locale.identifier
        request.keyboardType = type
        let found = try notices(request)
        #expect(found.isEmpty, "\(locale.identifier): \(found)")
      }
    }
  }

  @Test func themesHaveTheirFonts() throws {
    for theme in try KeyboardTheme.predefined {
      var request = RenderRequest()
      request.theme = .builtIn(try #require(theme.identifier))
      let found = try notices(request)
      #expect(found.isEmpty, "\(theme.name): \(found)")
    }
  }

  @Test func boldTextIsLookedAt() throws {
    var request = RenderRequest()
    request.locale = "hy"
    #expect(try pipeline.drawing(of: request).warnings.isEmpty)
    request.hasBoldText = true
    let warnings = try pipeline.drawing(of: request).warnings
    #expect(warnings.map(\.code) == [.lighterWeight])
    #expect(warnings[0].message.contains("Noto Sans Armenian"))
  }
}
