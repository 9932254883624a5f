import Foundation
import Glibc

/// The temporary files that atomic writing leaves behind if a signal ends it.
package enum TemporaryFile {

  static var newName: String {
    "\(prefix)\(host)-\(getpid())-\(UInt32.random(in: 0 ... .max))"
  }

  /// The files of other machines are left alone, since their processes are unknown here.
  package static func clear(in folders: [String]) {
    let own = "\(prefix)\(host)-"
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names where name.hasPrefix(own) {
        let parts = name.dropFirst(own.count).split(separator: "-")
        guard parts.count == 2, let process = pid_t(parts[0]), process > 0,
          UInt32(parts[1]) != nil, kill(process, 0) != 0, errno == ESRCH
        else { continue }
        unlink("\(folder)/\(name)")
      }
    }
  }

  private static let prefix = ".kbrender-"

  private static let host: String = {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "unknown" }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self).filter { $0.isLetter || $0.isNumber }
  }()
}
