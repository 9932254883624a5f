public import Foundation

/// A theme that an app reads at run time, such as one that people choose or download.
///
/// `kbrender theme export mint.json --to kbtheme -o mint.kbtheme.json` writes the file;
/// `--to keyboardkit` writes it with the sources of this target.
///
/// The sources import Foundation, KeyboardKit and, if available, SwiftUI. They use names that the open API
/// of KeyboardKit has in versions 9.5 to 11. They have been compiled by Swift 6.2 on Linux, with
/// this package's KeyboardKit, and by no compiler of Apple.
public struct KeyboardThemeFile: Sendable {

  /// The display name of the theme.
  public let name: String

  let declarations: [Declaration]

  /// The fields set under a condition; the last declaration that holds wins, field by field.
  struct Declaration: Sendable {

    let part: Part
    let condition: Condition
    let fields: [(name: String, value: Value)]
  }

  enum Part: String, Decodable, Sendable {
    case key, view, callout, toolbar
  }

  /// A reason why bytes are no theme file.
  public struct Failure: LocalizedError, Equatable, Sendable {

    /// The reason as a sentence, with the place in the file.
    public let errorDescription: String?

    init(_ reason: String) {
      errorDescription = reason
    }

    fileprivate init(_ error: DecodingError) {
      let (context, reason): (DecodingError.Context, String) =
        switch error {
        case .typeMismatch(_, let context): (context, "has a value of a wrong type")
        case .valueNotFound(_, let context): (context, "has no value")
        case .keyNotFound(let key, let context): (context, "has no “\(key.stringValue)”")
        case .dataCorrupted(let context) where context.codingPath.isEmpty: (context, "isn't JSON")
        case .dataCorrupted(let context): (context, context.debugDescription)
        @unknown default: (DecodingError.Context(codingPath: [], debugDescription: ""), "is wrong")
        }
      let path = context.codingPath.map { key in
        key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
      }.joined()
      self.init("The theme file\(path.isEmpty ? "" : " at \(path.drop { $0 == "." })") \(reason).")
    }
  }

  /// Supported version of the format.
  public static let version = 1

  /// The maximum size of a file in bytes.
  public static let maximumSize = 1 << 20

  /// The maximum number of declarations.
  static let maximumCount = 2000

  /// Reads a file; a wrong one throws a ``Failure``.
  public init(_ data: Data) throws {
    guard data.count <= Self.maximumSize else {
      throw Failure("A theme file has at most \(Self.maximumSize >> 10) KiB.")
    }
    let content: Content
    do {
      let header = try JSONDecoder().decode(Header.self, from: data)
      guard header.kbtheme <= Self.version else {
        throw Failure("The file has version \(header.kbtheme); this app reads \(Self.version).")
      }
      content = try JSONDecoder().decode(Content.self, from: data)
    } catch let failure as Failure {
      throw failure
    } catch let error as DecodingError {
      throw Failure(error)
    } catch {
      throw Failure("The file isn't JSON.")
    }
    guard content.declarations.count <= Self.maximumCount else {
      throw Failure("A theme file has at most \(Self.maximumCount) declarations.")
    }
    name = content.name
    let images = content.images ?? [:]
    declarations = try content.declarations.map { declaration in
      Declaration(
        part: declaration.part, condition: declaration.when ?? .always,
        fields: try declaration.set.sorted { $0.key < $1.key }
          .map { ($0.key, try $0.value.resolved(images)) })
    }
  }

  private struct Header: Decodable {
    let kbtheme: Int
  }

  private struct Content: Decodable {

    let name: String
    let images: [String: Data]?
    let declarations: [Entry]

    struct Entry: Decodable {
      let part: Part
      let when: Condition?
      let set: [String: Value]
    }
  }
}
