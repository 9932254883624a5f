import ArgumentParser
import KeyboardKit
import KeyboardPipeline
import Terminal

struct LayoutCommand: Command {

  static let configuration = CommandConfiguration(
    "layout", "Print the keys of each layer, with frames and callouts.",
    example: "kbrender layout --locale de --format text")

  @OptionGroup var keyboard: KeyboardOptions

  @Option(
    help: "Format: json or text.",
    completion: .list(Form.allCases.map(\.rawValue)))
  var format: String?

  @Flag(help: "Equivalent to --format json.")
  var json = false

  @OptionGroup var common: CommonOptions

  enum Form: String, CaseIterable {
    case json, text
  }

  func execute(reporter: Reporter) throws {
    let form = try ChoiceReader.reading { $0.read(format, as: Form.self, kind: "format") }
    let request = try RenderRequest(keyboard.given, output: "-")
    let pipeline = RenderPipeline(files: .disk)
    let material = try pipeline.drawing(of: request).material
    let layers = try material.request.layers(narrowing: keyboard.given).map { request in
      var layer = material
      layer.request = request
      return (request.layerName, try pipeline.drawing(of: layer).placed)
    }
    let text =
      form == .text && !json
      ? LayoutSketch(layers).text : LayoutText(layers, request: material.request).json.indentedText
    try StandardOutput.write(text)
  }
}

extension RenderRequest {

  fileprivate func layers(narrowing given: RenderArguments) -> [RenderRequest] {
    let types =
      given["keyboard-type"] == nil && given["case"] == nil
      ? [.alphabetic, .numeric, .symbolic] : [keyboard.keyboardType]
    let cases = given["case"] == nil ? [.lowercased, .uppercased] : [keyboard.keyboardCase]
    return types.flatMap { type in
      (type == .alphabetic ? cases : [.lowercased]).map { letterCase in
        var request = self
        request.keyboardType = type
        request.keyboardCase = letterCase
        return request
      }
    }
  }
}
