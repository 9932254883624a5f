import Foundation
import KeyboardCore
import KeyboardDrawing
import KeyboardPipeline
import KeyboardRender
import KeyboardStyling
import KeyboardViews
import SourceText

/// A picture of a set, in all languages and on all devices.
struct StoreScreen: Sendable {

  var id = ""
  var template = StoreTemplate.rise
  var scheme = ColorScheme.light
  var background = Background.theme
  var hasBezel = true
  var options: [String: String] = [:]
  let place: Diagnostic.Place

  enum Background: Hashable, Sendable {

    /// A tint of the theme's accent.
    case theme

    /// The theme's accent itself.
    case accent

    /// The angle in degrees is CSS's: 180 is downward.
    case gradient([Color], degrees: Double)

    case picture(Keyboard.Background)
  }
}

/// Composition of a screenshot for app stores.
enum StoreTemplate: String, CaseIterable, Sendable {

  /// A headline, and the device that rises from the bottom, up to the last row of keys.
  case rise

  /// Device hanging from the top, and a headline.
  case hang

  /// A headline, and the screen without a device.
  case bare

  /// A large headline, the last messages, and the keyboard alone.
  case closeup

  /// A headline, and two devices, one of them in the other color scheme.
  case duo

  /// A film of the screen while the text of the keyboard is typed, for the preview of an app.
  case film
}

/// The texts of a picture in a language.
struct ScreenTexts: Sendable {

  let title: String
  let titlePlace: Diagnostic.Place
  var subtitle: String?
  var subtitlePlace: Diagnostic.Place?
  var messages: MessageThread?
  var options: [String: String] = [:]
  let place: Diagnostic.Place
  static let optionKeys = ["type", "suggestions", "press", "long-press"]

  static let keys = ["title", "subtitle", "messages"] + optionKeys

  /// Whether the user interface font has all weights for the headline's script.
  var isInLatinGreekOrCyrillic: Bool {
    title.unicodeScalars.allSatisfy {
      !$0.properties.isAlphabetic || $0.value < 0x530 || $0.value >> 8 == 0x1E
    }
  }
}

/// A picture of a store in a language and on a device.
struct StoreImage: Sendable {

  private let screen: StoreScreen
  private let texts: ScreenTexts
  private let device: StoreDevice
  private let request: RenderRequest

  /// - Throws: What is wrong with the options of the keyboard, at the place of the screen.
  init(
    _ screen: StoreScreen, texts: ScreenTexts, locale: String, device: StoreDevice
  ) throws(Diagnostics) {
    self.screen = screen
    self.texts = texts
    self.device = device
    var options = screen.options.merging(texts.options) { $1 }
    if options["locale"] == nil, options["locale-file"] == nil { options["locale"] = locale }
    options["device"] = device.device
    // A pad lies, so that its keyboard is large; what is upright is a screen or a keyboard alone.
    var isLying = device.isPad && ![.closeup, .film].contains(screen.template)
    if screen.template == .film, let film = device.filmSize, film.width > film.height {
      isLying = true
    }
    options["orientation"] = device.isLandscape || isLying ? "landscape" : "portrait"
    options["scale"] = device.scale.plainText
    options["no-metadata"] = ""
    options["color-scheme"] = screen.scheme.rawValue
    if screen.template == .film, (options["type"] ?? "").isEmpty {
      throw Diagnostics([
        Diagnostic(
          code: .missingKey, message: "The texts of an animation must have a text to “type”",
          place: texts.place)
      ])
    }
    if texts.options["type"] == nil, options["suggestions"] == nil {
      let profile = LocaleProfile.profile(forIdentifier: options["locale"] ?? locale)
      options["suggestions"] = profile.sampleSuggestions.joined(separator: ",")
    }
    switch screen.template {
    case .closeup: break
    case .bare, .film: options["screen"] = ""
    case .rise, .hang, .duo: options[screen.hasBezel ? "frame" : "screen"] = ""
    }
    // The system's keys would be cut off, too, as in images without a screen of their own.
    let cutting: [StoreTemplate] = device.isScreen ? [.rise, .duo] : [.rise, .duo, .hang]
    if cutting.contains(screen.template), screen.hasBezel { options["no-lower-bar"] = "" }
    do throws(Diagnostics) {
      request = try RenderRequest(RenderArguments(among: options))
    } catch {
      throw Diagnostics(
        error.list.map { problem in
          return changing(problem) { $0.place = screen.place }
        })
    }
  }

  /// - Throws: `Diagnostics` for texts that don't fit, and whatever else can't be composed.
  func drawing(by pipeline: RenderPipeline) throws -> StagedDrawing {
    let drawing = try drawing(in: screen.scheme, by: pipeline)
    if screen.template == .film { return drawing }
    let material = try drawing.material
    let colors = colors(of: material)
    let profile = LocaleProfile.profile(forIdentifier: material.request.locale)
    var canvas = StoreCanvas(
      size: size, isPad: device.isPad, isScreen: device.isScreen, colors: colors, texts: texts,
      isRightToLeft: profile.direction == .rightToLeft,
      measure: try pipeline.renderer(for: request).measure, builder: SceneBuilder(size: size))
    canvas.drawBackdrop(isDark: screen.scheme == .dark)
    let front = shown(try drawing.scene)
    switch screen.template {
    case .rise: try canvas.drawRising(front)
    case .bare: try canvas.drawRising(front, isWhole: true)
    case .hang: try canvas.drawHanging(front)
    case .closeup, .film: try canvas.drawCloseup(front)
    case .duo:
      let other: ColorScheme = screen.scheme == .dark ? .light : .dark
      let back = shown(try self.drawing(in: other, by: pipeline).scene)
      try canvas.drawTwo(back, front)
    }
    return pipeline.drawing(of: canvas.scene, for: material)
  }

  /// Returns a film ending with a drawing, scaled so its screen is as high as the film.
  func film(ending drawing: StagedDrawing, size: (width: Int, height: Int)) throws -> StoreFilm {
    var material = try drawing.material
    let ground = String(colors(of: material).filmGround.hexText.dropFirst().prefix(6))
    let screen = material.request.device.screenSize(in: material.request.heldOrientation)
    material.request.scale = Double(size.height) / screen.height
    return StoreFilm(material: material, width: size.width, height: size.height, ground: ground)
  }

  private func colors(of material: RenderMaterial) -> StoreColors {
    StoreColors(screen.background, theme: material.theme.theme, scheme: screen.scheme)
  }

  private var size: CGSize {
    CGSize(width: Double(device.width) / device.scale, height: Double(device.height) / device.scale)
  }

  private func drawing(
    in scheme: ColorScheme, by pipeline: RenderPipeline
  ) throws -> StagedDrawing {
    let request = changing(request) { $0.colorScheme = scheme }
    let material = try pipeline.drawing(of: request).material
    return pipeline.drawing(of: changing(material) { $0.messages = texts.messages })
  }

  private func shown(_ scene: Scene) -> StoreCanvas.Shown {
    let known = request.device
    let isFramed = request.hasFrame
    // Of a device that rises from the bottom, what is below the keys is cut off.
    let below =
      !isFramed || known.hasHomeButton
      ? 0 : device.isPad ? 48.0 : known.pose == nil ? 20 + 52 : 16 + 34
    let corner =
      isFramed
      ? known.displayCornerRadius + (device.isPad ? 45 : known.pose == nil ? 17 : 13)
      : max(known.displayCornerRadius, device.isPad ? 24 : 40)
    return StoreCanvas.Shown(
      scene: scene, isDevice: isFramed, cornerRadius: corner,
      overflow: device.isLandscape && !device.isPad ? 0 : below)
  }
}
