// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations of SwiftUI that exported themes use: their names and types, without behavior.

@_exported import Foundation

public protocol View {}

public struct Color: Hashable, Sendable, View {

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}

  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let white = Color(red: 1, green: 1, blue: 1)
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
}

public struct EdgeInsets: Equatable, Sendable {

  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

public enum ColorScheme: Sendable {
  case light, dark
}

public struct Font: Hashable, Sendable {
  public static let body = Font()
}

public struct Image: Equatable, Sendable, View {
  public init(systemName: String) {}
}
