/// The conformances of every model value of a keyboard.
public typealias KeyboardModel = Codable & Equatable & Hashable & Sendable

/// A choice among named cases, identified by its name.
public protocol KeyboardChoice: RawRepresentable<String>, CaseIterable, Identifiable, KeyboardModel
where ID == String {}

extension KeyboardChoice {

  /// The name of the choice.
  public var id: String { rawValue }
}
