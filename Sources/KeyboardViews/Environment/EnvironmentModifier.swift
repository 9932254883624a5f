public import Foundation
public import KeyboardDrawing
public import KeyboardInput

/// A view with a modified environment.
public struct EnvironmentModifier<Content: View>: View {

  private let content: Content
  private let change: (inout EnvironmentValues) -> Void

  init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }

  /// A primitive view has no body.
  public typealias Body = Never

  /// The size of the content in the modified environment.
  public func size(in context: ViewContext) -> CGSize {
    content.size(in: changed(context))
  }

  /// The overhang of the content in the modified environment.
  public func overhang(in context: ViewContext) -> Double {
    content.overhang(in: changed(context))
  }

  /// Draw the content in the modified environment.
  public func draw(in frame: CGRect, context: ViewContext, into builder: inout SceneBuilder) {
    content.draw(in: frame, context: changed(context), into: &builder)
  }

  /// The keys of the content in the modified environment.
  public func touchableKeys(in frame: CGRect, context: ViewContext) -> [TouchableKey] {
    content.touchableKeys(in: frame, context: changed(context))
  }

  private func changed(_ context: ViewContext) -> ViewContext {
    var context = context
    change(&context.environment)
    return context
  }
}

extension View {

  /// Set a value of the environment, unless an inner modifier sets it too.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> EnvironmentModifier<Self> {
    transformEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Transform the environment with a closure.
  public func transformEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> EnvironmentModifier<Self> {
    EnvironmentModifier(content: self, change: change)
  }
}
