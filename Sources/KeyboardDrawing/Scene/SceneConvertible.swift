/// A type that renderers can draw, because it converts to a scene.
public protocol SceneConvertible {

  /// The scene to draw, a function of the receiver and the measure only.
  func scene(measuring text: TextMeasure) -> Scene
}

extension Scene: SceneConvertible {

  /// The scene itself.
  public func scene(measuring text: TextMeasure) -> Scene { self }
}
