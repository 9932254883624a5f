/// A style with optional fields, so that styles can be layered.
///
/// Layering is associative: `a.extended(with: b).extended(with: c)` equals `a.extended(with:
/// b.extended(with: c))`.
public protocol LayeredStyle: Equatable, Sendable {

  /// All fields, in documentation order, which merging, theme files and their schema follow.
  static var fields: [StyleField<Self>] { get }

  /// Return this style with the set fields of another layered over it.
  func extended(with style: Self) -> Self
}

extension LayeredStyle {

  /// Return this style with the set fields of another layered over it.
  public func extended(with style: Self) -> Self {
    var result = self
    for field in Self.fields { field.copy(from: style, to: &result) }
    return result
  }

  /// Return this style with the set fields of another, if any, layered over it.
  public func extended(with style: Self?) -> Self {
    style.map { extended(with: $0) } ?? self
  }
}
