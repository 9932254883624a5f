import Foundation
import KeyboardCore
package import KeyboardDrawing
import KeyboardInput
package import KeyboardRender
import KeyboardStyling
package import KeyboardViews
import Parallel
package import SourceText

/// The stages of a keyboard from a request to the bytes of a file.
///
/// They are: load, lay out, press, style, compose, draw and encode. Each is computed on first
/// access: a scene isn't drawn, a layout isn't styled. All stages throw `Diagnostics` for errors in
/// the input, `RenderError` for drawing errors, and the errors of the pipeline's file reader.
///
/// ```swift
/// var request = RenderRequest()
/// request.theme = .builtIn("tron")
/// request.keyPress = .press("g")
/// let drawing = pipeline.drawing(of: request)
/// let key = try drawing.scene.elements.first { $0.name == "g" }
/// key?.role  // → .key
/// try drawing.bytes.isEmpty  // → false
/// ```
package final class StagedDrawing {

  /// Given output of a stage; the stages before it are skipped.
  enum Given {
    case placed(PlacedKeyboard)
    case styled(StyledKeyboard)
    case scene(Scene)
  }

  private let pipeline: RenderPipeline
  private let given: Given?
  private let load: () throws -> RenderMaterial

  init(
    _ pipeline: RenderPipeline, given: Given? = nil, load: @escaping () throws -> RenderMaterial
  ) {
    (self.pipeline, self.given, self.load) = (pipeline, given, load)
  }

  private lazy var loading = Result { try load() }
  private lazy var placing = Result { try place() }
  private lazy var measuring = Result { try request.viewContext(measuring: renderer.measure) }
  private lazy var styling = Result {
    if case .styled(let styled) = given { styled } else { try placed.styled(in: context) }
  }
  private lazy var composing = Result { try compose() }
  private lazy var drawing = Result {
    try renderer.bitmap(of: scene, scale: request.pixelsPerPoint)
  }

  package var material: RenderMaterial { get throws { try loading.get() } }

  private var request: RenderRequest { get throws { try material.request } }

  private var renderer: KeyboardRenderer { get throws { try pipeline.renderer(for: request) } }

  /// The placed keys, after the request's typing and key presses.
  package var placed: PlacedKeyboard { get throws { try placing.get() } }

  package var context: ViewContext { get throws { try measuring.get() } }

  package var styled: StyledKeyboard { get throws { try styling.get() } }

  /// The display list of the keyboard, or of its device.
  package var scene: Scene { get throws { try composing.get() } }

  package var bitmap: Bitmap { get throws { try drawing.get() } }

  package var picture: PNGPicture { get throws { PNGPicture(try bitmap) } }

  package var pictureWithTexts: PNGPicture {
    get throws { PNGPicture(try bitmap, texts: texts) }
  }

  package var file: [UInt8] { get throws { try file(as: request.format) } }

  /// The output of the request: a layout or a scene as JSON, or the file of a picture.
  package var bytes: [UInt8] {
    get throws {
      switch try request.emit {
      case .layout: return Array(try layout.indentedText.utf8)
      case .sketch: return Array(LayoutSketch(try layers()).text.utf8)
      case .scene: return Array(SceneText(try scene).json.indentedText.utf8)
      case .image:
        try expectBitmap()
        return try file
      }
    }
  }

  /// The bytes for other programs: a layout or scene has the version of its schema, unlike in a golden.
  package var output: [UInt8] {
    get throws {
      switch try request.emit {
      case .layout: Array(try layout.versioned.indentedText.utf8)
      case .scene: Array(SceneText(try scene).json.versioned.indentedText.utf8)
      case .image, .sketch: try bytes
      }
    }
  }

  private var layout: JSONText {
    get throws { LayoutText(try layers(), request: try request).json }
  }

  private func layers() throws -> [(name: String, placed: PlacedKeyboard)] {
    let material = try material
    guard given == nil, !material.request.layers.isEmpty else {
      // Typing may have switched to another layer than the requested one.
      var shown = material.request
      shown.keyboardType = try placed.keyboard.keyboardContext.keyboardType
      shown.keyboardCase = try placed.keyboard.keyboardContext.keyboardCase
      return [(shown.layerName, try placed)]
    }
    return try material.request.layers.map { layer in
      var material = material
      material.request.keyboardType = layer.type
      material.request.keyboardCase = layer.letterCase
      return (material.request.layerName, try pipeline.drawing(of: material).placed)
    }
  }

  package var warnings: [Diagnostic] {
    get throws {
      let material = try material
      let warnings = try material.theme.warnings + (hidesBackdrop ? [Self.hiddenBackdrop] : [])
      guard !material.request.emit.isLayout, material.canLackFonts else { return warnings }
      return try warnings + notices + (pipeline.damagedFonts[material.request.fontFolders] ?? [])
    }
  }

  /// Whether an opaque board covers the backdrop, as in the classic look of most themes.
  private var hidesBackdrop: Bool {
    get throws {
      let (material, request) = (try material, try request)
      guard material.backdrop != nil, given == nil, request.emit == .image,
        !request.hasFrame, !request.hasScreen, !request.hasLiquidGlass
      else { return false }
      let pictures = try [Color.black, .white].map { color in
        let other = changing(material) { ($0.backdrop, $0.request.scale) = (.color(color), 1) }
        return try pipeline.drawing(of: styled, for: other).bitmap
      }
      return pictures[0] == pictures[1]
    }
  }

  private static let hiddenBackdrop = Diagnostic(
    severity: .warning, code: .conflictingOptions,
    message: "--backdrop has no effect, because the background of the keyboard is opaque",
    hints: ["Add --liquid-glass, or --screen for an app above the keyboard."])

  /// The warnings about the scene, such as characters that no font has.
  package var notices: [Diagnostic] {
    get throws {
      let file = try material.theme.file?.name
      return try renderer.notices(of: scene).map { notice in
        let warning = Diagnostic(
          severity: .warning, code: notice.code, message: notice.message, hints: notice.hints)
        return file.map(warning.placed) ?? warning
      }
    }
  }

  /// Metadata of a composable picture.
  package var texts: [PNGText] { (try? texts(while: {})) ?? [] }

  /// In pixels per point.
  package func scaled(to scale: Double) throws -> StagedDrawing {
    pipeline.drawing(of: try placed, for: changing(try material) { $0.request.scale = scale })
  }

  package func file(as format: ImageFormat) throws -> [UInt8] {
    let (scene, material) = (try scene, try material)
    switch format.encoding {
    case .bitmap(let encode):
      let texts = format.hasTexts ? try texts(while: { _ = drawing }) : []
      return try encode(bitmap, material.request.compression, texts)
    case .document(let encode):
      var options = ImageFormat.DocumentOptions()
      options.text = material.request.keepsSVGText ? .elements : .outlines
      (options.title, options.description) = (material.title, material.description)
      return try encode(renderer, scene, options)
    }
  }

  /// Another processor that is idle writes the elements while a function draws.
  private func texts(while draw: () -> Void) throws -> [PNGText] {
    let (scene, material) = (try scene, try material)
    guard material.request.hasMetadata else { return [] }
    let elements = ParallelWork.map(
      making: { add in
        add(scene)
        draw()
      }, helpers: 1, { SceneText($0).elements.text })
    return Metadata.texts(elements: elements[0], material: material)
  }

  private func place() throws -> PlacedKeyboard {
    switch given {
    case .placed(let placed): return placed
    case .styled(let styled): return styled.placed
    case .scene, nil: break
    }
    let material = try material
    let request = material.request
    // The places of keys don't depend on the width of any text.
    let context = request.viewContext(measuring: .fixedAdvance)
    guard request.typedText != nil || request.gestures != nil else {
      return try material.keyboardView(standardLayouts: pipeline.layouts).placed(in: context)
        .pressed(by: request)
    }
    let keyboard = RunningKeyboard(material)
    try keyboard.perform(steps: request.typingStep)
    return try keyboard.stillView.placed(in: context).pressed(by: request)
  }

  private func compose() throws -> Scene {
    var scene: Scene
    if case .scene(let composed) = given { scene = composed } else { scene = try composeKeyboard() }
    scene.vision = try request.vision
    return scene
  }

  private func composeKeyboard() throws -> Scene {
    let (material, keyboard, context) = (try material, try styled, try context)
    if material.request.hasFrame || material.request.hasScreen {
      return material.frame(around: keyboard).scene(in: context)
    }
    guard keyboard.placed.keyboard.keyboardContext.isKeyboardFloating else {
      return scene(of: keyboard, over: material.backdrop, in: context)
    }
    let panel = FloatingPanel(cornerRadius: keyboard.boardRadius) { keyboard }
    return scene(of: panel, over: material.backdrop, in: context)
  }

  private func scene(
    of view: some View, over backdrop: Keyboard.Background?, in context: ViewContext
  ) -> Scene {
    guard let backdrop else { return view.scene(in: context) }
    return BackdropView(backdrop) { view }.scene(in: context)
  }

  /// Refuses a bitmap that is too large before it is composed.
  private func expectBitmap() throws {
    let (material, request) = (try material, try request)
    if case .scene = given { return }
    guard case .bitmap = request.format.encoding, !request.hasFrame, !request.hasScreen,
      material.backdrop == nil
    else { return }
    try renderer.expectBitmap(of: styled.size, scale: request.pixelsPerPoint)
  }
}

extension StyledKeyboard {

  /// The radius of the upper corners of the board, in points.
  fileprivate var boardRadius: Double {
    viewStyle.cornerRadius ?? placed.keyboard.keyboardContext.traits.boardCornerRadii?.top ?? 0
  }
}

extension RenderMaterial {

  fileprivate func frame(around drawn: StyledKeyboard) -> DeviceFrame<StyledKeyboard> {
    let keyboardContext = drawn.placed.keyboard.keyboardContext
    let profile = keyboardContext.localeProfile
    let text = keyboardContext.textField?.documentContext ?? messages?.draft ?? profile.nativeName
    var frame = DeviceFrame(
      device: request.device, orientation: request.heldOrientation, text: text
    ) { drawn }
    frame.isRightToLeft = profile.direction == .rightToLeft
    frame.messages = messages
    frame.lengthAfterCursor = keyboardContext.textField?.documentContextAfterInput?.count ?? 0
    frame.hasBezel = !request.hasScreen
    frame.floatingRadius = drawn.boardRadius
    frame.backdrop = backdrop
    frame.hidesStatusBar = hidesStatusBar
    return frame
  }
}
