/// Something that a renderer can draw, because it knows how to become a scene.
public protocol SceneConvertible {

  /// The scene to draw. It depends on nothing but the receiver and the measure.
  func scene(measuring text: TextMeasure) -> Scene
}

extension Scene: SceneConvertible {

  /// The scene itself.
  public func scene(measuring text: TextMeasure) -> Scene { self }
}
