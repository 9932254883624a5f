import GoldenImages
import KeyboardDocuments
import KeyboardPipeline
import KeyboardRender

/// The arguments of a case that changed since its golden was drawn, which stores its own.
struct ArgumentChange {

  let causes: [DifferenceCause]

  /// The request by the arguments of the golden.
  let former: RenderRequest

  private typealias Option = (name: String, value: String)

  /// Nil if none changed.
  init?(
    _ item: RenderCase, _ expected: PNGPicture, _ actual: PNGPicture,
    in suite: RenderSuite
  ) {
    let lines = [expected, actual].map {
      StoredMetadata($0, file: item.golden.path).text(of: .arguments)
    }
    guard let old = lines[0].map(Self.options), let new = lines[1].map(Self.options) else {
      return nil
    }
    let words = old.flatMap { $0.value.isEmpty ? [$0.name] : [$0.name, $0.value] }
    guard var request = try? RenderRequest(caseLine: words),
      (try? suite.resolveInputs(of: &request)) != nil
    else { return nil }
    former = request
    let names = new.map(\.name) + old.map(\.name).filter { Self.value(of: $0, in: new) == nil }
    causes = names.compactMap { name in
      let (before, after) = (Self.value(of: name, in: old), Self.value(of: name, in: new))
      guard before != after else { return nil }
      return DifferenceCause(argument: name.withoutControls, before: before, after: after)
    }
    if causes.isEmpty { return nil }
  }

  private static func value(of name: String, in options: [Option]) -> String? {
    options.first { $0.name == name }?.value
  }

  /// The options of a line with their values; how a file is written is none of a picture.
  private static func options(in line: String) -> [Option] {
    var options: [Option] = []
    for word in (try? ArgumentLine.split(line)) ?? [] {
      if word.hasPrefix("-") {
        options.append((word, ""))
      } else if let last = options.indices.last {
        options[last].value += options[last].value.isEmpty ? word : " \(word)"
      }
    }
    return options.filter { !["--compression", "--no-metadata"].contains($0.name) }
  }
}
