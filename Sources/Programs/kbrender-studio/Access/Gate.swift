import HTTPTypes
import KeyboardDocuments

/// Access control: only browsers that have opened the printed address, and of those only the page.
///
/// A browser is known by a cookie, which pages of other sites can't make it send and scripts can't read.
/// A request is the page's if the browser says so: by `Origin`, which it sends with everything that
/// can change something, and by `Sec-Fetch-Site`.
struct Gate: Sendable {

  let origins: [StudioOrigin]
  let cookieName: String
  private let secret = Secret()

  /// Cookies of all ports of a machine are sent to each of them, so that a name has a port.
  init(origins: [StudioOrigin], port: Int) {
    self.origins = origins
    cookieName = "kbrender-studio-\(port)"
  }

  /// The origin that a request was sent to; nil if it isn't one of the studio's.
  func origin(of head: HTTPRequest) -> StudioOrigin? {
    // The first field is the authority, and a second one would be for somebody else to read.
    guard !head.headerFields.contains(where: { $0.name.canonicalName == "host" }),
      let host = head.authority
    else { return nil }
    return origins.first { $0.authority == host }
  }

  // MARK: Cookies

  var cookie: String { "\(cookieName)=\(secret.text); Path=/; HttpOnly; SameSite=Strict" }

  func knows(_ head: HTTPRequest) -> Bool {
    head.headerFields[values: .cookie].contains { field in
      field.split(separator: ";").contains { pair in
        let parts = pair.split(separator: "=", maxSplits: 1)
        return parts.count == 2 && parts[0].drop { $0 == " " } == cookieName
          && secret.matches(parts[1])
      }
    }
  }

  // MARK: Origins

  /// Whether a request that can change something comes from the page.
  func isChangeOfPage(_ head: HTTPRequest, at origin: StudioOrigin) -> Bool {
    head.headerFields[values: .origin] == [origin.text]
      && head.sites.allSatisfy { $0 == "same-origin" }
  }

  /// Whether a request that only reads comes from the page, or from the user.
  func isReadingOfPage(_ head: HTTPRequest, at origin: StudioOrigin) -> Bool {
    head.headerFields[values: .origin].allSatisfy { $0 == origin.text }
      && head.sites.allSatisfy { $0 == "same-origin" || $0 == "none" }
  }
}

extension HTTPRequest {

  /// The values of `Sec-Fetch-Site`, which browsers send since 2023.
  var sites: [String] {
    headerFields.filter { $0.name.canonicalName == "sec-fetch-site" }.map(\.value)
  }
}
