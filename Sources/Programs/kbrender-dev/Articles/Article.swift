import Disk
import Foundation
import SourceText

/// Text of the site as HTML, with the links of its source.
struct Article {

  struct Heading {
    var level: Int
    var id: String

    /// Escaped for HTML.
    var text: String
  }

  var html: String
  private(set) var headings: [Heading] = []

  init(markdown: String) throws {
    let options = ["--unsafe", "--extension", "table", "--extension", "autolink"]
    html = try Self.converted(markdown, by: "cmark-gfm", options)
      .replacing(/<!--.*?-->/.dotMatchesNewlines(), with: "")
    giveIdentifiers()
    html.replace("<table>", with: "<div class=\"scroll\"><table>")
    html.replace("</table>", with: "</table></div>")
    html.replace("<th>", with: "<th scope=\"col\">")
    highlightCode()
  }

  init(manual: String) throws {
    html = try Self.converted(manual, by: "mandoc", ["-T", "html", "-O", "fragment"])
      .replacing(/<table class="(?:head|foot)">.*?<\/table>/.dotMatchesNewlines(), with: "")
      .replacing(/<h1 class="Sh"[^>]*><a[^>]*>(.*?)<\/a><\/h1>/.dotMatchesNewlines()) { match in
        "<h2>\(match.output.1.replacing(/\s+/, with: " ").capitalizedFirst)</h2>"
      }
      .replacing(/<h1 class="Sh"[^>]*>(.*?)<\/h1>/.dotMatchesNewlines()) { match in
        "<h2>\(match.output.1.capitalizedFirst)</h2>"
      }
      .replacing(/<b>(kbrender[a-z-]*)<\/b>\(1\)/) { match in
        "<a href=\"\(match.output.1).1\">\(match.output.1.replacing("-", with: " "))</a>"
      }
      .replacing("<pre>", with: "<pre class=\"code\">")
    giveIdentifiers()
  }

  private static func converted(
    _ text: String, by program: String, _ options: [String]
  ) throws -> String {
    let tool = InstalledTool(program, options, budget: .sitePart)
    guard let bytes = tool.output(for: Array(text.utf8)) else {
      throw SiteProblem(description: "\(program) can't be run; make site installs it")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Gives headings the ids of GitHub, which links in the texts name.
  private mutating func giveIdentifiers() {
    var seen: [String: Int] = [:]
    var found: [Heading] = []
    html.replace(/<h([1-6])>(.*?)<\/h\1>/.dotMatchesNewlines()) { match in
      let text = String(match.output.2)
      let slug = text.withoutTags.lowercased().replacing(" ", with: "-").filter {
        $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_"
      }
      let count = seen[slug, default: 0]
      seen[slug] = count + 1
      let id = count == 0 ? slug : "\(slug)-\(count)"
      let level = Int(match.output.1) ?? 2
      found.append(Heading(level: level, id: id, text: text))
      return "<h\(level) id=\"\(id)\">\(text)</h\(level)>"
    }
    headings = found
  }

  mutating func removeTitle() {
    html.replace(/<h1 id=[^>]*>.*?<\/h1>/.dotMatchesNewlines(), with: "", maxReplacements: 1)
    headings.removeAll { $0.level == 1 }
  }

  var sections: [(heading: Heading?, html: Substring)] {
    var parts: [(heading: Heading?, html: Substring)] = []
    var rest = html[...]
    var current: Heading?
    for heading in headings where heading.level == 2 {
      guard let range = rest.range(of: "<h2 id=\"\(heading.id)\">\(heading.text)</h2>") else {
        continue
      }
      parts.append((current, rest[..<range.lowerBound]))
      (current, rest) = (heading, rest[range.upperBound...])
    }
    return parts + [(current, rest)]
  }

  mutating func highlightCode() {
    html.replace(
      /<pre><code(?: class="language-([a-z]+)")?>(.*?)<\/code><\/pre>/.dotMatchesNewlines()
    ) { match in
      let language = match.output.1.map(String.init) ?? "sh"
      return "<pre class=\"code\" tabindex=\"0\"><code>"
        + Self.highlighted(String(match.output.2), language: language) + "</code></pre>"
    }
  }

  private static func highlighted(_ code: String, language: String) -> String {
    switch language {
    case "swift", "json":
      code.replacing(/(\/\/[^\n]*)|(&quot;(?:\\.|(?!&quot;)[^\n])*&quot;)/) { match in
        match.output.1 == nil ? span("string", match.output.0) : span("comment", match.output.0)
      }
    case "sh", "yaml":
      code.replacing(/(^|\s)(#(?: |\/)[^\n]*)/.anchorsMatchLineEndings()) { match in
        "\(match.output.1)" + span("comment", match.output.2)
      }
    default: code
    }
  }

  private static func span(_ name: String, _ text: Substring) -> String {
    "<span class=\"\(name)\">\(text)</span>"
  }
}

extension StringProtocol {

  var withoutTags: String {
    String(self).replacing(/<[^>]*>/, with: "").replacing("&quot;", with: "\"")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&#39;", with: "'")
      .replacing("&amp;", with: "&")
  }

  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
