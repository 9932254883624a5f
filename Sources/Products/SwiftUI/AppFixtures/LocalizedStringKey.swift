public import Foundation
public import KeyboardViews

/// A text that is looked up in the texts of the app, or shown as it is.
///
/// ```
/// let texts = AppFixture(texts: ["Hello %@": "Hej %@"])
/// AppFixture.$current.withValue(texts) { LocalizedStringKey("Hello \("Ada")").text }  // → "Hej Ada"
/// ```
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {

  /// The key, with a placeholder for each value.
  public var key: String

  private var arguments: [String] = []

  /// Creates a key of a text.
  public init(_ key: String) { self.key = key }
  /// Creates a key of a literal.
  public init(stringLiteral key: String) { self.init(key) }
  /// Creates a key of a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
  }

  /// The text in the table of the app, with the values in it; marks of Markdown are left out.
  public var text: String {
    let found = AppFixture.current.texts[key] ?? key
    var (text, rest, index) = ("", Substring(found), 0)
    while let start = rest.firstIndex(of: "%") {
      text += rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(where: { "@dfsu%".contains($0) }) else {
        text += "%"
        continue
      }
      let place = rest[..<end].split(separator: "$").first.flatMap { Int($0) }
      if rest[end] == "%" {
        text += "%"
      } else if arguments.indices.contains(place.map { $0 - 1 } ?? index) {
        text += arguments[place.map { $0 - 1 } ?? index]
        index += 1
      }
      rest = rest[rest.index(after: end)...]
    }
    return (text + rest).replacing("**", with: "")
  }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {

    fileprivate var key = ""
    fileprivate var arguments: [String] = []

    /// Starts a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ value: String) { append(value, as: "%@") }

    /// Adds a whole number.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      append("\(value)", as: "%lld")
    }

    /// Adds a number, with as many digits as the specifier says.
    public mutating func appendInterpolation(_ value: Double, specifier: String = "%lf") {
      append(specifier == "%lf" ? "\(value)" : String(format: specifier, value), as: specifier)
    }

    /// Adds the description of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some Any) { append("\(value)", as: "%@") }

    private mutating func append(_ value: String, as placeholder: String) {
      key += placeholder
      arguments.append(value)
    }
  }
}

extension Text {

  /// Creates a text that is looked up in the texts of the app.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(verbatim: key.text)
  }

  /// Creates a text that isn't looked up.
  public init(verbatim content: String) { self.init(content as String) }
  /// Creates a text of another type of strings.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }

  /// Creates a text of a value in a format.
  public init<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String {
    self.init(verbatim: format.format(value))
  }

  /// Creates the time or date of a moment, which is left to other texts: images don't depend on time.
  public init(_ date: Date, style: DateStyle) { self.init(verbatim: "") }
  /// Forms of a moment.
  public enum DateStyle: Sendable { case time, date, relative, offset, timer }

  /// Returns both texts, one after the other.
  public static func + (first: Text, second: Text) -> Text {
    Text(verbatim: first.content + second.content)
  }
}
