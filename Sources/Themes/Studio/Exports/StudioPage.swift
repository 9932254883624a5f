import KeyboardCore
import KeyboardDocuments
import KeyboardDrawing
import KeyboardPipeline
import KeyboardRender
import KeyboardStyling
import ThemeTools

/// A page of HTML with the pictures of all situations in it, which needs no other file.
struct StudioPage {

  typealias Figure = (options: ViewOptions, material: RenderMaterial)

  let text: String

  init(title: String, _ figures: [Figure], by pipeline: RenderPipeline) throws {
    let figures = try figures.map { options, material in
      let drawing = pipeline.drawing(of: material)
      let situation = Self.situation(options)
      let image = PicturePage.image(
        try drawing.file(as: .png),
        alternative: "\(material.theme.theme.name) keyboard, \(situation)",
        pointsOf: try drawing.scene.size)
      return "<figure>\(image)<figcaption>\(PicturePage.text(situation))</figcaption></figure>\n"
    }
    text =
      PicturePage(
        title: title,
        style: """
          main { display: flex; flex-wrap: wrap; gap: 2rem; align-items: end; margin: 2rem; }
          h1 { flex: 0 0 100%; }
          figure { margin: 0; max-width: 100%; }
          img { max-width: 100%; height: auto; display: block; }
          """,
        body: figures.joined()
      ).html
  }

  private static func situation(_ options: ViewOptions) -> String {
    let request = options.request
    let further = options.texts.filter { !["locale", "device", "scale"].contains($0.key) }
      .sorted { $0.key < $1.key }.map { $1.isEmpty ? $0 : "\($0) \($1)" }
    let words = [options.look, request.device.name, request.locale].compactMap(\.self)
    return (words + further).joined(separator: ", ")
  }
}
