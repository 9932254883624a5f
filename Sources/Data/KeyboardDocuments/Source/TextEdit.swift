/// A replacement of a part of a text.
public struct TextEdit: Hashable, Sendable {
  /// The byte offsets of the replaced text; an empty range inserts.
  public var span: Range<Int>
  /// The new text.
  public var text: String

  /// A replacement of a span.
  public init(_ span: Range<Int>, _ text: String) {
    self.span = span
    self.text = text
  }

  /// An insertion.
  package init(at offset: Int, _ text: String) {
    self.init(offset..<offset, text)
  }
}

extension SourceFile {

  /// Return the file with edits applied, each to the original text.
  ///
  /// Edits that overlap a preceding one, or that lie beyond the end of the file, are ignored.
  public func applying(_ edits: [TextEdit]) -> SourceFile {
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
