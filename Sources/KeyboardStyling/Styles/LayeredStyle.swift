/// A style whose fields may be left open, so that styles can be laid over each other.
///
/// Laying over is associative: `a.extended(with: b).extended(with: c)` equals
/// `a.extended(with: b.extended(with: c))`.
public protocol LayeredStyle: Equatable, Sendable {

  /// Every field, in the order of the documentation: merging, theme files and their schema follow it.
  static var fields: [StyleField<Self>] { get }

  /// This style with every field that another style has set.
  func extended(with style: Self) -> Self
}

extension LayeredStyle {

  /// This style with every field that another style has set.
  public func extended(with style: Self) -> Self {
    var result = self
    for field in Self.fields { field.copy(from: style, to: &result) }
    return result
  }

  /// This style with every field that another style has set, or this style if there is no other.
  public func extended(with style: Self?) -> Self {
    style.map { extended(with: $0) } ?? self
  }
}
