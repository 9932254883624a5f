import Foundation
import KeyboardDocuments

struct LocaleFile {

  var identifier: String
  var englishName: String
  var swiftName: String
  var listName: String

  /// The flag emoji, white by default.
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

  /// Convert an English name: `Portuguese (Brazil)` → `portuguese_brazil`.
  private static func swiftName(of name: String) -> String {
    name.lowercased().applyingTransform(.stripDiacritics, reverse: false)?
      .split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.joined(separator: "_") ?? ""
  }
}

extension SourceFile {

  var baseName: String {
    URL(filePath: name).deletingPathExtension().lastPathComponent
  }
}
