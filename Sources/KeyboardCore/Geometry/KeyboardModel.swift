/// What every model value of a keyboard conforms to.
public typealias KeyboardModel = Codable & Equatable & Hashable & Sendable
