import Archives
import KeyboardDocuments
import Work

/// The versions of a collection in an Atom feed, whose times are those that packs or authors tell.
///
/// Source: RFC 4287.
package struct CollectionFeed: Sendable {

  package static let path = "feed.xml"

  package let text: String

  /// Return nil if no version has a date; those without one aren't in the feed.
  ///
  /// The date is that of versions without one, such as `2026-01-31`. The address of the site ends in a
  /// slash; without one, links are relative. Pages are those of themes, by their identifiers.
  package init?(
    _ collection: ThemeCollection, title: String, date: String?, address: String?,
    packs folder: String,
    pages: [String: String]
  ) {
    let dated = collection.themes.flatMap { theme in
      theme.packs.compactMap { pack in
        (pack.manifest.metadata.date ?? date).map { (date: $0, pack: pack) }
      }
    }.sorted { first, second in
      // The newest come first.
      (second.date, first.pack.fileName) < (first.date, second.pack.fileName)
    }.prefix(Self.mostEntries)
    guard let newest = dated.first else { return nil }
    let root = address ?? ""
    var lines = [
      #"<?xml version="1.0" encoding="utf-8"?>"#, #"<feed xmlns="http://www.w3.org/2005/Atom">"#,
      Self.element("title", title), Self.element("id", address ?? Self.name(of: "feed", title)),
      Self.element("updated", Self.time(newest.date)),
      "<author>\(Self.element("name", title))</author>",
      #"<link href="\#((root + "index.html").escapedForXML)"/>"#,
    ]
    if let address {
      lines.append(#"<link rel="self" href="\#((address + Self.path).escapedForXML)"/>"#)
    }
    for (date, pack) in dated {
      let metadata = pack.manifest.metadata
      let page = root + (pages[metadata.id] ?? "index.html")
      let file = root + folder + pack.fileName
      lines += [
        "<entry>", Self.element("title", "\(pack.manifest.name) \(pack.version)"),
        Self.element("id", Self.name(of: metadata.id, pack.version.description)),
        Self.element("updated", Self.time(date)), #"<link href="\#(page.escapedForXML)"/>"#,
        #"<link rel="enclosure" type="application/zip" length="\#(pack.archive.file.bytes.count)" href="\#(file.escapedForXML)"/>"#,
        Self.element("rights", pack.licenses.map(\.license).joined(separator: ", ")),
      ]
      lines += metadata.tags.map { #"<category term="\#($0.escapedForXML)"/>"# }
      lines += [Self.element("summary", metadata.description ?? pack.manifest.name), "</entry>"]
    }
    text = (lines + ["</feed>", ""]).joined(separator: "\n")
  }

  private static let mostEntries = 100

  private static func element(_ name: String, _ text: String) -> String {
    "<\(name)>\(text.withoutControls.escapedForXML)</\(name)>"
  }

  private static func time(_ date: String) -> String { "\(date)T00:00:00Z" }

  /// Return a name that is the same whenever the texts are, in the form of RFC 9562, version 8.
  private static func name(of texts: String...) -> String {
    var digest = Digest()
    for text in texts { digest.add(text) }
    let digits = digest.text
    func part(_ start: Int, _ count: Int) -> Substring { digits.dropFirst(start).prefix(count) }
    let groups = [part(0, 8), part(8, 4), "8" + part(13, 3), "8" + part(17, 3), part(20, 12)]
    return "urn:uuid:" + groups.joined(separator: "-")
  }
}
