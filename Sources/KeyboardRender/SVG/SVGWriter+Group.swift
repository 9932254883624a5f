internal import KeyboardDrawing

extension SVGWriter {

  /// Draws nodes as one, cut to a path and with an opacity in common.
  mutating func group(_ group: Scene.Group) {
    var attributes = ""
    if let clip = group.clip {
      let identifier = identifier(of: .clip(clip), letter: "c") { identifier in
        let data = SVGPathData(clip).text
        return "<clipPath id=\"\(identifier)\"><path d=\"\(data)\"/></clipPath>"
      }
      attributes += " clip-path=\"url(#\(identifier))\""
    }
    if group.opacity < 1 { attributes += " opacity=\"\(SVGNumber.text(group.opacity))\"" }
    line("<g\(attributes)>")
    write(group.nodes)
    line("</g>")
  }
}
