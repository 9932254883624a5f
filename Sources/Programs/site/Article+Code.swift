import Foundation

extension Article {

  /// Comments and strings of code stand out.
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

  /// The words of headings in capitals, as a heading of the site.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
