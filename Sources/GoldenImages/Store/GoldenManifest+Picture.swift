public import KeyboardRender

extension GoldenManifest {

  /// The keyword of the text of PNG files that says what drew them.
  public static let keyword = "Software"

  /// What a picture says that drew it; nil if it says nothing.
  public init?(_ picture: PNGPicture) {
    guard let text = picture.texts.first(where: { $0.keyword == Self.keyword })?.text else {
      return nil
    }
    self.init(
      versions: text.split(separator: ",").compactMap { part in
        let words = part.split(separator: " ")
        guard words.count == 2 else { return nil }
        return GoldenReport.Version(name: String(words[0]), value: String(words[1]))
      })
  }

  /// The text for PNG files, such as `cairo 1.16.0, pango 1.50.12`.
  public var text: PNGText {
    PNGText(Self.keyword, versions.map { "\($0.name) \($0.value)" }.joined(separator: ", "))
  }

  /// A verdict with what is another one now, if anything is; the version of a program is left out.
  public func explaining(
    _ verdict: String, drawnBy now: [GoldenReport.Version]
  ) -> String {
    let changes = changes(to: now)
    guard !changes.isEmpty else { return verdict }
    let shown = changes.prefix(4).joined(separator: ", ")
    let rest = changes.count > 4 ? " and \(changes.count - 4) more" : ""
    return "\(verdict); but it is drawn with \(shown)\(rest)"
  }
}
