import Foundation
import SourceText

/// Facts of a locale file that names are generated from.
struct LocaleFile {

  var identifier: String
  var englishName: String
  var swiftName: String
  var listName: String
  var flag: String
  var isRightToLeft: Bool
  private var sortName: String

  static let root = "en"

  init(_ file: SourceFile) throws(Diagnostics) {
    let document = try JSONDocument(parsing: file, options: .relaxed)
    var reader = JSONReader(document)
    let root = reader.object(document.root, named: "The locale") ?? JSONObject()
    func text(_ key: String) -> String? { root[key].flatMap { reader.string($0, named: key) } }
    identifier = file.baseName
    englishName = text("englishName") ?? identifier
    swiftName = text("swiftName") ?? Self.swiftName(of: englishName)
    listName = text("listName") ?? text("nativeName") ?? englishName
    flag = text("flag") ?? "🏳️"
    isRightToLeft = text("direction") == "rtl"
    sortName = text("sortName") ?? swiftName
    try reader.finish()
  }

  static func sorted(_ files: [SourceFile]) throws -> [LocaleFile] {
    try files.map { try LocaleFile($0) }.sorted { $0.rank < $1.rank }
  }

  private var rank: (Int, String, String) {
    (identifier == Self.root ? 0 : 1, sortName, identifier)
  }

  var typeName: String {
    swiftName.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  var memberName: String { typeName.prefix(1).lowercased() + typeName.dropFirst() }

  /// Converts an English name: `Portuguese (Brazil)` → `portuguese_brazil`.
  private static func swiftName(of name: String) -> String {
    name.lowercased().applyingTransform(.stripDiacritics, reverse: false)?
      .split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.joined(separator: "_") ?? ""
  }
}

extension SourceFile {

  var baseName: String { URL(filePath: name).deletingPathExtension().lastPathComponent }
}

/// Generated names and services of locales.
struct LocaleSources {

  let locales: [LocaleFile]

  /// The locales of KeyboardKit 9.5.3, whose services, callouts and input sets have names there.
  private static let ofKeyboardKit: Set<Substring> = Set(
    """
    ar be bg ca chr ckb ckb_IQ ckb_PC cs cv cy da de de_AT de_CH el en en_AU en_CA en_GB en_US
    es es_419 es_MX et fa fi fil fo fr fr_BE fr_CA fr_CH ga_IE haw he_IL hr hu hy id is it ka kk
    lt lv mk mn ms mt nb nl nl_BE nn pl pt_BR pt_PT ro ru se sk sl smn sq sr sr-Latn sv sw tg tr
    uk uz vi
    """.split { " \n".contains($0) })

  private var named: [LocaleFile] {
    locales.filter { Self.ofKeyboardKit.contains(Substring($0.identifier)) }
  }

  var files: [GeneratedFile] {
    [
      GeneratedFile(
        "Locale+StaticNames", of: "KeyboardCore", imports: ["public import Foundation"],
        extensions: [
          SwiftText.extension(
            "Locale", "Supported locales.",
            members: locales.map { locale in
              let name = SwiftText.member(locale.swiftName)
              let identifier = SwiftText.literal(locale.identifier)
              return "public static let \(name) = Locale(identifier: \(identifier))"
            })
        ]),
      GeneratedFile(
        "LocaleServices", of: "KeyboardCore",
        extensions: ["KeyboardLayout.ProService", "KeyboardCallout.ProCalloutService"].map(services)
          + [
            SwiftText.extension(
              "KeyboardCallout.Actions",
              "The secondary actions of locales other than English, created on first use.",
              members: named.filter { $0.identifier != LocaleFile.root }.map(actions))
          ]),
      GeneratedFile(
        "LocaleInputSets", of: "KeyboardCore",
        extensions: [
          SwiftText.extension("InputSet", "Input sets of locales.", members: named.map(inputSets))
        ]),
    ]
  }

  private func services(of base: String) -> String {
    SwiftText.extension(
      base, "Services of locales; each can be subclassed.", members: named.map(service))
  }

  private func service(_ locale: LocaleFile) -> String {
    let identifier = SwiftText.literal(locale.identifier)
    return SwiftText.declaration(
      "open class \(locale.typeName): Base",
      "open override class var localeIdentifier: String { \(identifier) }")
  }

  private func inputSets(of locale: LocaleFile) -> String {
    let profile = ".of(\(SwiftText.literal(locale.identifier)))"
    return [("", "alphabetic"), ("Numeric", "numeric"), ("Symbolic", "symbolic")].map {
      suffix, layer in
      SwiftText.declaration(
        "public static var \(SwiftText.member(locale.swiftName + suffix)): InputSet",
        ".\(layer)(for: \(profile))")
    }.joined(separator: "\n")
  }

  private func actions(of locale: LocaleFile) -> String {
    let identifier = SwiftText.literal(locale.identifier)
    let builder = SwiftText.declaration(
      "public static func \(locale.memberName)Builder() throws -> Self",
      "of(\(identifier))")
    return """
      public static let \(SwiftText.member(locale.memberName)): Self? = of(\(identifier))
      \(builder)
      """
  }
}
