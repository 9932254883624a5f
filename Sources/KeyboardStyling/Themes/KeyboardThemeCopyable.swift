public import Foundation

/// Something with an identity and a name that can be copied under a new one.
public protocol KeyboardThemeCopyable {

  /// What tells it from others.
  var id: UUID { get set }

  /// What people call it.
  var name: String { get set }
}

extension KeyboardThemeCopyable {

  /// A copy with a new identity, random unless given, and perhaps a new name.
  public func copy(newId: UUID? = nil, newName: String? = nil) -> Self {
    var copy = self
    copy.id = newId ?? UUID()
    copy.name = newName ?? name
    return copy
  }
}

/// A value from which a theme's style can vary.
public protocol KeyboardThemeStyleVariation: KeyboardThemeCopyable, Codable, Identifiable {}
