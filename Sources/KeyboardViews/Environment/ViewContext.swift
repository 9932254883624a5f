public import KeyboardDrawing

/// The input of a view's layout and drawing.
public struct ViewContext {

  /// The values set by modifiers around the view.
  public var environment: EnvironmentValues

  /// Measures text.
  public let text: TextMeasure

  /// Create a context with an environment.
  public init(environment: EnvironmentValues = EnvironmentValues(), text: TextMeasure) {
    self.environment = environment
    self.text = text
  }

  /// The pixel grid of the display.
  var grid: PixelGrid { PixelGrid(scale: environment.displayScale) }
}
