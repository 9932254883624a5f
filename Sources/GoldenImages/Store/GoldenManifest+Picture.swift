public import KeyboardRender

extension GoldenManifest {

  /// The PNG text keyword of the versions.
  public static let keyword = "Software"

  /// Read the versions stored in a picture; nil without any.
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

  /// The PNG text, such as `cairo 1.16.0, pango 1.50.12`.
  public var text: PNGText {
    PNGText(Self.keyword, versions.map { "\($0.name) \($0.value)" }.joined(separator: ", "))
  }

  /// Return a verdict extended by changed versions, leaving out that of the program.
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
