public import Foundation

/// An identifiable, named value that can be copied with a new identity.
public protocol KeyboardThemeCopyable {

  /// The identity.
  var id: UUID { get set }

  /// The display name.
  var name: String { get set }
}

extension KeyboardThemeCopyable {

  /// Return a copy with a new identity (default: random) and an optional new name.
  public func copy(newId: UUID? = nil, newName: String? = nil) -> Self {
    var copy = self
    copy.id = newId ?? UUID()
    copy.name = newName ?? name
    return copy
  }
}

/// A value from which a variation of a theme is created.
public protocol KeyboardThemeStyleVariation: KeyboardThemeCopyable, Codable, Identifiable {}
