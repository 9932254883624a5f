internal import KeyboardDrawing

extension SVGWriter {

  /// Draw nodes with a common clipping path and opacity.
  mutating func group(_ group: Scene.Group) {
    var attributes = ""
    if let clip = group.clip {
      attributes += " clip-path=\"url(#\(self.clip(clip)))\""
    }
    if group.opacity < 1 { attributes += " opacity=\"\(SVGNumber.text(group.opacity))\"" }
    line("<g\(attributes)>")
    write(group.nodes)
    line("</g>")
  }

  /// The identifier of a clip to the interior of a path.
  mutating func clip(_ path: Path) -> String {
    identifier(of: .clip(path), letter: "c") { identifier in
      let data = SVGPathData(path).text
      return "<clipPath id=\"\(identifier)\"><path d=\"\(data)\"/></clipPath>"
    }
  }
}
