/// A replacement of a part of a file's text.
public struct SourceEdit: Hashable, Sendable {
  /// The byte offsets of the replaced text; an empty range inserts.
  public var span: Range<Int>
  /// The new text.
  public var text: String
  private let source: SourceFile

  /// A replacement of a span of a file.
  public init(_ span: Range<Int>, of source: SourceFile, with text: String) {
    self.span = span
    self.source = source
    self.text = text
  }

  /// The name of the file.
  public var file: String { source.name }
  /// The replaced text as lines and columns.
  public var range: SourceRange { source.range(of: span) }
}

extension Diagnostic {

  /// A change of text that resolves a diagnostic.
  public struct Fix: Hashable, Sendable {
    /// The imperative description, without a final period.
    public var title: String
    /// The replacements, which don't overlap.
    public var edits: [SourceEdit]

    /// A fix by replacements.
    public init(_ title: String, edits: [SourceEdit]) {
      self.title = title
      self.edits = edits
    }
  }

  /// A value that was measured, and the bound that it should meet, such as a contrast ratio.
  public struct Measurement: Hashable, Sendable {
    /// The measured value.
    public var value: Double
    /// The bound for accepted values.
    public var bound: Double

    /// A measured value with its bound.
    public init(_ value: Double, bound: Double) {
      self.value = value
      self.bound = bound
    }
  }
}

extension SourceFile {

  /// Return the file with edits applied, each to the original text.
  ///
  /// Edits that overlap a preceding one, or that lie beyond the end of the file, are ignored.
  public func applying(_ edits: [SourceEdit]) -> SourceFile {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var end = 0
    for edit in edits.sorted(by: { $0.span.lowerBound < $1.span.lowerBound })
    where edit.span.lowerBound >= end && edit.span.upperBound <= bytes.count {
      result += bytes[end..<edit.span.lowerBound]
      result += edit.text.utf8
      end = edit.span.upperBound
    }
    return SourceFile(name: name, bytes: result + bytes[end...])
  }
}
