/// A file of a folder that isn't as a build would leave it.
package struct SiteFinding: Hashable, Sendable {

  package enum Verdict: String, Sendable {

    /// It doesn't exist.
    case missing

    case stale

    /// It has another number of pixels.
    case size

    case obsolete
  }

  package var path: String
  package var verdict: Verdict
}

extension SiteFolder {

  /// Return the finding about a file that is to have a key, or any, and perhaps a number of pixels.
  func finding(
    _ path: String, key: String? = nil, pixels: GalleryManifest.Pixels? = nil
  ) -> SiteFinding? {
    guard let bytes = bytes(of: path) else { return SiteFinding(path: path, verdict: .missing) }
    if let pixels, GalleryManifest.Pixels(picture: bytes) != pixels {
      return SiteFinding(path: path, verdict: .size)
    }
    return fresh(path, key: key) == nil ? SiteFinding(path: path, verdict: .stale) : nil
  }

  /// Return the files of earlier builds that aren't planned any more.
  func obsolete(besides planned: Set<String>) -> [SiteFinding] {
    known.keys.filter { !planned.contains($0) }.map { SiteFinding(path: $0, verdict: .obsolete) }
  }
}
