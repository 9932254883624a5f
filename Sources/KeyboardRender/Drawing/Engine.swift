/// What a renderer keeps from one picture to the next.
struct Engine {

  let typesetter: Typesetter
  let masks = MaskCache()
  let images = ImageCache()

  init(fontDirectories: [String]) throws(RenderError) {
    typesetter = try Typesetter(fontDirectories: fontDirectories)
  }
}
