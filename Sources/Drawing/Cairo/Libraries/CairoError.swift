internal import CPangoCairo

package enum CairoError: Error, Hashable, Sendable {

  case drawing(String)
  case image(String)
  case font(String)

  package var reason: String {
    switch self {
    case .drawing(let reason), .image(let reason), .font(let reason): reason
    }
  }

  static func text<Buffer>(of buffer: Buffer) -> String {
    withUnsafeBytes(of: buffer) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

extension cairo_status_t {

  func check() throws(CairoError) {
    guard self != CAIRO_STATUS_SUCCESS else { return }
    throw .drawing(String(cString: cairo_status_to_string(self)))
  }
}
