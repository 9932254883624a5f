public import KeyboardDrawing

/// What a view is given to compose with.
public struct ViewContext {

  /// The values that modifiers around the view have set.
  public var environment: EnvironmentValues

  /// Tells how wide text is.
  public let text: TextMeasure

  /// A context with values from around the view.
  public init(environment: EnvironmentValues = EnvironmentValues(), text: TextMeasure) {
    self.environment = environment
    self.text = text
  }

  /// The pixels that edges are aligned to.
  var grid: PixelGrid { PixelGrid(scale: environment.displayScale) }
}
