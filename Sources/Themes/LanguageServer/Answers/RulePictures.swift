import Foundation
import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender
import ThemeTools

final class RulePictures {

  /// In bytes.
  static let longest = 60_000

  /// In pixels per point.
  private static let scales = [1, 0.75, 0.5]

  private static let styles: Set = [
    "background", "foregroundColor", "pressedOverlayColor", "buttons", "rules", "callouts",
    "toolbar",
  ]

  /// Kept, since it reads fonts.
  private var pipeline: RenderPipeline?

  static func isShown(by name: String) -> Bool { name.contains("Visual Studio Code") }

  /// At a rule, the keyboard is in the state that the rule is for; nil if the picture can't be
  /// drawn now.
  func markdown(of text: OpenText, at offset: Int, keys: [String], files: FileReader) -> String? {
    guard let key = keys.first, Self.styles.contains(key),
      let theme = ThemeFile(text.source, files: files).theme
    else { return nil }
    let rule = text.syntax.root?["rules"]?.items.compactMap(\.value).first {
      $0.span.contains(offset)
    }
    let wanted = Self.arguments(for: keys.first == "rules" ? rule?["match"] : nil)
    guard var request = (try? RenderRequest(wanted)) ?? (try? RenderRequest(RenderArguments()))
    else {
      return nil
    }
    request.theme = .document(text.source, companions: theme.companions)
    request.compression = .small
    request.hasMetadata = false
    let pipeline = pipeline ?? RenderPipeline(files: files)
    self.pipeline = pipeline
    for scale in Self.scales {
      request.scale = scale
      guard let bytes = try? pipeline.drawing(of: request).bytes else { return nil }
      let address = "data:\(request.format.mediaType);base64," + Data(bytes).base64EncodedString()
      if address.utf8.count <= Self.longest { return "![The keyboard](\(address))" }
    }
    return nil
  }

  private static let options = [
    "colorScheme": "color-scheme", "locale": "locale", "orientation": "orientation",
    "keyboardType": "keyboard-type", "case": "case", "contrast": "contrast", "model": "device",
    "layoutType": "layout-type", "dock": "dock",
  ]

  private static func arguments(for match: JSONValue?) -> RenderArguments {
    var arguments = RenderArguments()
    guard let match else { return arguments }
    for item in match.items {
      guard let key = item.key?.text, let option = options[key], let value = first(of: item.value)
      else { continue }
      arguments[option] = value
    }
    if first(of: match["device"]) == "pad", arguments["device"] == nil {
      arguments["device"] = "ipad"
    }
    let element = match["element"]?.string ?? ""
    let isPressed = match["state"].map { ([$0] + ($0.array ?? [])).compactMap(\.string) }
    if element == "callout.action" {
      arguments["long-press"] = first(of: match["character"]) ?? "e"
    } else if element.hasPrefix("callout") || isPressed?.contains("pressed") == true {
      arguments["press"] = first(of: match["character"]) ?? first(of: match["action"]) ?? "g"
    }
    return arguments
  }

  private static func first(of value: JSONValue?) -> String? {
    value?.string ?? value?.array?.first?.string
  }
}
