package import KeyboardPipeline

/// The folder that a studio was started in, and the journals, which are kept elsewhere.
///
/// Names are those of files in the folder itself, and are checked before they come here.
package protocol StudioFiles {

  var reader: FileReader { get }

  func themes(upTo most: Int) -> [String]

  func bytes(of name: String) throws -> [UInt8]?

  /// Make or replace a file as a whole, or throw and leave it as it was.
  func replace(_ name: String, by bytes: [UInt8]) throws

  /// The names of installed themes, with the paths by which the reader has them; a file may have several.
  func installedThemes() -> [(name: String, path: String)]

  // MARK: Journals

  func journals() -> [String]
  func journal(_ name: String) throws -> [UInt8]
  func replaceJournal(_ name: String, by bytes: [UInt8]) throws

  /// Append bytes, so that they outlive the process.
  func append(_ bytes: [UInt8], toJournal name: String) throws
  func removeJournal(_ name: String) throws
}
