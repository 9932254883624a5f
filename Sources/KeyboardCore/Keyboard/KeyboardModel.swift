/// The conformances of every model value of a keyboard.
public typealias KeyboardModel = Codable & Equatable & Hashable & Sendable
