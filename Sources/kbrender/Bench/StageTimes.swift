import KeyboardKit
import KeyboardPipeline
import KeyboardRender

/// The time of each stage of the pipeline when warm, in milliseconds.
struct StageTimes {

  /// A stage and its median time.
  struct Stage {
    var name: String
    var milliseconds: Double
  }

  /// The stages in order, encoding once per compression.
  let stages: [Stage]

  /// The time of styling and composing with an action callout, in milliseconds.
  ///
  /// 0 if no key has an action callout.
  let callout: Double

  /// The time of Cairo's own PNG writer for the same bitmap.
  let reference: Stage

  /// The size of the picture in pixels.
  let pixels: (width: Int, height: Int)

  /// Measure all stages of a request once per round.
  init(of request: RenderRequest, rounds: Int) throws {
    var clock = StageClock()
    let pipeline = RenderPipeline(files: .disk)
    _ = try pipeline.renderer(for: request)
    var bitmap = try Self.run(pipeline, request, clock: &clock)
    clock.forget()
    for _ in 0..<rounds {
      bitmap = try Self.run(pipeline, request, clock: &clock)
    }
    stages = clock.names.filter { !([Self.referenceName] + Self.calloutNames).contains($0) }.map {
      Stage(name: $0, milliseconds: clock.median(of: $0))
    }
    callout = Self.calloutNames.reduce(0) { $0 + clock.median(of: $1) }
    reference = Stage(
      name: Self.referenceName, milliseconds: clock.median(of: Self.referenceName))
    pixels = (bitmap.width, bitmap.height)
  }

  private static let referenceName = "cairo png"

  /// The names of styling and composing with an action callout.
  ///
  /// They aren't stages of the requested picture.
  private static let calloutNames = ["style, callout", "compose, callout"]

  private static func run(
    _ pipeline: RenderPipeline, _ request: RenderRequest, clock: inout StageClock
  ) throws -> Bitmap {
    let drawing = pipeline.drawing(of: request)
    let material = try clock.measure("load") { try drawing.material }
    let placed = try clock.measure("lay out") { try drawing.placed }
    _ = try clock.measure("style") { try drawing.styled }
    _ = try clock.measure("compose") { try drawing.scene }
    if let placed = placed.withActionCallout(in: try drawing.context) {
      let drawing = pipeline.drawing(of: placed, for: material)
      _ = try clock.measure(calloutNames[0]) { try drawing.styled }
      _ = try clock.measure(calloutNames[1]) { try drawing.scene }
    }
    let bitmap = try clock.measure("draw") { try drawing.picture.bitmap }
    for compression in PNGCompression.allCases {
      _ = try clock.measure("encode \(compression.rawValue)") {
        try KeyboardRenderer.encode(bitmap, compression: compression)
      }
    }
    _ = try clock.measure(referenceName) { try bitmap.pngByCairo() }
    return bitmap
  }
}

extension StageTimes {

  /// Return the total time of some stages in milliseconds.
  func milliseconds(of names: [String]) -> Double {
    (stages + [reference]).filter { names.contains($0.name) }.reduce(0) { $0 + $1.milliseconds }
  }

  /// Return the total time of some stages relative to Cairo's own PNG writer.
  func ratio(of names: [String]) -> Double {
    guard reference.milliseconds > 0 else { return 0 }
    return milliseconds(of: names) / reference.milliseconds
  }
}

extension PlacedKeyboard {

  /// Return this keyboard with the action callout of the first key that has one.
  fileprivate func withActionCallout(in context: ViewContext) -> PlacedKeyboard? {
    guard
      let action = keys.first(where: { !calloutActions(for: $0.item.action, in: context).isEmpty })?
        .item.action
    else { return nil }
    return showing(.actions(of: action, selectedIndex: 0), pressing: [action])
  }
}
