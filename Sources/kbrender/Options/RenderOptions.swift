import ArgumentParser
import KeyboardPipeline

/// The options of a picture.
struct RenderOptions: RowOptions {
  static let rows = RenderOption.all
  var given = RenderArguments()
}

/// The options that determine the keys.
struct KeyboardOptions: RowOptions {
  static let rows = RenderOption.device + RenderOption.layer
  var given = RenderArguments()
}
