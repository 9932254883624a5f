/// The Swift sources generated from the locales.
struct LocaleSources {

  private let locales: [LocaleFile]

  /// The sources of locales in list order.
  init(_ locales: [LocaleFile]) { self.locales = locales }

  /// The files.
  var files: [GeneratedFile] {
    [
      file(
        "Locale+StaticNames", imports: ["public import Foundation"], extending: "Locale",
        members: locales.map(staticName)),
      file(
        "KeyboardLayout+ProService+Locales", extending: "KeyboardLayout.ProService",
        "One service for each locale, so that a single one can be subclassed.",
        members: locales.map { service($0, base: "KeyboardLayout.ProService") }),
      file(
        "KeyboardCallout+ProCalloutService+Locales", extending: "KeyboardCallout.ProCalloutService",
        "One service for each locale, so that a single one can be subclassed.",
        members: locales.map { service($0, base: "KeyboardCallout.ProCalloutService") }),
      file(
        "KeyboardCallout+Actions+Locales", extending: "KeyboardCallout.Actions",
        "The secondary actions of each locale but English, made when first asked for.",
        members: locales.filter { $0.identifier != LocaleFile.last }.map(actions)),
    ]
  }

  private func file(
    _ name: String, imports: [String] = [], extending type: String, _ summary: String? = nil,
    members: [String]
  ) -> GeneratedFile {
    GeneratedFile(
      path: "Sources/KeyboardCore/Generated/\(name).swift",
      text: SwiftText.file(
        imports: imports, extensions: [SwiftText.extension(type, summary, members: members)]))
  }

  private func staticName(_ locale: LocaleFile) -> String {
    let identifier = SwiftText.literal(locale.identifier)
    return """
      \(SwiftText.comment("\(locale.englishName), `\(locale.identifier)`."))
      public static let \(SwiftText.member(locale.swiftName)) = Locale(identifier: \(identifier))
      """
  }

  private func service(_ locale: LocaleFile, base: String) -> String {
    let identifier = SwiftText.literal(locale.identifier)
    return SwiftText.declaration(
      "The service of \(locale.englishName), `\(locale.identifier)`.",
      "open class \(locale.typeName): \(base)",
      "open override class var localeIdentifier: String { \(identifier) }")
  }

  private func actions(_ locale: LocaleFile) -> String {
    let identifier = SwiftText.literal(locale.identifier)
    let summary = "The secondary actions of \(locale.englishName), `\(locale.identifier)`."
    let builder = SwiftText.declaration(
      "Makes the secondary actions of \(locale.englishName).",
      "public static func \(locale.memberName)Builder() throws -> Self",
      "of(\(identifier))")
    return """
      \(SwiftText.comment(summary))
      public static let \(SwiftText.member(locale.memberName)): Self? = of(\(identifier))
      \(builder)
      """
  }
}
