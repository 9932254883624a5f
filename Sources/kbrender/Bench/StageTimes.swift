import KeyboardKit
import KeyboardRender

/// How long every stage takes, in milliseconds, measured warm.
struct StageTimes {

  /// A stage with the median of its times.
  struct Stage {
    var name: String
    var milliseconds: Double
  }

  /// The stages in their order, encoding once for each compression.
  let stages: [Stage]

  /// The milliseconds of styling and composing the same keyboard with an action callout over it; 0 if
  /// it has no key with one.
  let callout: Double

  /// The time of Cairo's own PNG writer on the same bitmap.
  let reference: Stage

  /// The number of pixels of the picture.
  let pixels: (width: Int, height: Int)

  /// Measures the stages of a request, all of them in each of so many rounds.
  init(of request: RenderRequest, rounds: Int) throws(CommandFailure) {
    var clock = StageClock()
    let pipeline = RenderPipeline()
    let renderer = try pipeline.renderer(for: request)
    var bitmap = try Self.run(request, renderer: renderer, clock: &clock)
    clock.forget()
    for _ in 0..<rounds {
      bitmap = try Self.run(request, renderer: renderer, clock: &clock)
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

  /// Styling and composing the same keyboard with an action callout over it, which are no stages of
  /// the picture that was asked for.
  private static let calloutNames = ["style, callout", "compose, callout"]

  private static func run(
    _ request: RenderRequest, renderer: KeyboardRenderer, clock: inout StageClock
  ) throws(CommandFailure) -> Bitmap {
    let material = try clock.measure("load") { () throws(CommandFailure) in
      try RenderPipeline.load(request)
    }
    let untouched = try clock.measure("lay out") { () throws(CommandFailure) in
      try RenderPipeline.layOut(material)
    }
    let placed = try RenderPipeline.press(untouched, for: request)
    let context = RenderPipeline.viewContext(for: request, text: renderer.measure)
    let styled = clock.measure("style") { RenderPipeline.style(placed, in: context) }
    let scene = clock.measure("compose") {
      RenderPipeline.compose(styled, for: request, in: context)
    }
    if let placed = placed.withActionCallout(in: context) {
      let styled = clock.measure(calloutNames[0]) { RenderPipeline.style(placed, in: context) }
      _ = clock.measure(calloutNames[1]) {
        RenderPipeline.compose(styled, for: request, in: context)
      }
    }
    do {
      let bitmap = try clock.measure("draw") { () throws(RenderError) in
        try renderer.bitmap(of: scene, scale: request.pixelsPerPoint)
      }
      for compression in PNGCompression.allCases {
        _ = try clock.measure("encode \(compression.rawValue)") { () throws(RenderError) in
          try KeyboardRenderer.encode(bitmap, compression: compression)
        }
      }
      _ = try clock.measure(referenceName) { () throws(RenderError) in try bitmap.pngByCairo() }
      return bitmap
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension StageTimes {

  /// How long stages together take, in milliseconds.
  func milliseconds(of names: [String]) -> Double {
    (stages + [reference]).filter { names.contains($0.name) }.reduce(0) { $0 + $1.milliseconds }
  }

  /// How long stages together take, as a share of the time of Cairo's own PNG writer.
  func ratio(of names: [String]) -> Double {
    guard reference.milliseconds > 0 else { return 0 }
    return milliseconds(of: names) / reference.milliseconds
  }
}

extension PlacedKeyboard {

  /// This keyboard with the callout of the first key that has one.
  fileprivate func withActionCallout(in context: ViewContext) -> PlacedKeyboard? {
    guard
      let action = keys.first(where: { !calloutActions(for: $0.item.action, in: context).isEmpty })?
        .item.action
    else { return nil }
    return showing(.actions(of: action, selectedIndex: 0), pressing: [action])
  }
}
