import Disk
import Foundation
import Glibc
import KeyboardDocuments
import KeyboardPipeline
import Studio
import Terminal

/// The configuration of a studio, from the options.
struct StudioSetup: Sendable {

  var host = "127.0.0.1"
  var port = 0
  var opensBrowser = true
  var allowed: [StudioOrigin] = []
  var folder = "."
  var themes: [Session.First] = []
  var seconds = 30

  init(_ options: StudioOptions) throws(Diagnostics) {
    var reader = ChoiceReader(installed: .ofUser)
    opensBrowser = !options.noOpen
    port = reader.readInteger(options.port, option: "port", in: 0...65535) ?? port
    seconds =
      reader.readInteger(options.requestSeconds, option: "request-seconds", in: 1...3600) ?? seconds
    if let text = options.host {
      guard Self.isAddress(text) else {
        reader.report(
          code: .studio,
          "--host must be an address such as 127.0.0.1 or ::1, not \(text.shortened.quoted)")
        try reader.finish()
        return
      }
      host = text
    }
    for text in options.allowOrigin {
      guard let origin = StudioOrigin(text) else {
        reader.report(
          code: .urlForm,
          "--allow-origin must be an origin as browsers write it, such as https://studio.example.com, not "
            + text.shortened.quoted)
        continue
      }
      allowed.append(origin)
    }
    let file = options.themes.first { RenderRequest.ThemeChoice.isFile($0) }
    folder = options.folder ?? file.map { FilePath($0).folder } ?? folder
    themes = options.themes.compactMap { readTheme($0, &reader) }
    try reader.finish()
  }

  /// Names of the network are for it to resolve, and could be anyone's.
  private static func isAddress(_ text: String) -> Bool {
    var four = in_addr()
    var six = in6_addr()
    return inet_pton(AF_INET, text, &four) == 1 || inet_pton(AF_INET6, text, &six) == 1
  }

  private func readTheme(_ text: String, _ reader: inout ChoiceReader) -> Session.First? {
    guard RenderRequest.ThemeChoice.isFile(text) else {
      switch reader.readTheme(text) {
      case .file: return .installed(text)
      case .builtIn(let name): return .builtIn(name)
      case .document, nil: return nil
      }
    }
    let path = FilePath(text)
    if RenderRequest.ThemeChoice.isPack(text) {
      reader.report(
        code: .pack,
        "\(text.shortened.quoted) is a pack; `kbrender theme unpack` makes a folder of it that can be edited"
      )
      return nil
    }
    guard DiskFiles().exists(text), RealPath.text(of: path.folder) == RealPath.text(of: folder)
    else {
      reader.report(
        code: .studio, "There is no file \(text.shortened.quoted) in the folder \(folder.quoted)")
      return nil
    }
    return .file(path.name)
  }
}
