/// The state that a renderer keeps between pictures.
struct Engine {

  let typesetter: Typesetter
  let masks = MaskCache()
  let images = ImageCache()

  init(fontDirectories: [String]) throws(RenderError) {
    typesetter = try Typesetter(fontDirectories: fontDirectories)
  }
}
