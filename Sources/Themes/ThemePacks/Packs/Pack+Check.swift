import Archives
import KeyboardCore
package import KeyboardDocuments
package import KeyboardPipeline

extension Pack {

  /// Return what is wrong with the files of the pack: digests, licenses, and previews of another day.
  package func findings(by pipeline: RenderPipeline) -> [Diagnostic] {
    let findings = fileFindings
    return findings.isEmpty ? previewFindings(by: pipeline) : findings
  }

  /// The problems of the pack's files, found without drawing.
  package var fileFindings: [Diagnostic] {
    let listed = Set((manifest.files + manifest.previews.map(\.file)).map(\.path))
    var findings: [Diagnostic] = []
    for path in listed.union(archive.names).sorted() where path != PackManifest.path {
      do throws(Diagnostics) {
        _ = try file(path)
      } catch {
        findings += error.list
      }
    }
    findings += manifest.files.filter { $0.license == nil }.map { file in
      Diagnostic(
        code: .missingLicense, message: "The manifest tells no license of the file",
        place: Diagnostic.Place(file: path(file.path)))
    }
    return findings
  }

  private func previewFindings(by pipeline: RenderPipeline) -> [Diagnostic] {
    do {
      let loaded = try LoadedTheme(theme, files: files)
      return try ColorScheme.allCases.flatMap { scheme -> [Diagnostic] in
        let bytes = try Self.preview(of: loaded, in: scheme, by: pipeline)
        let known = manifest.previews.filter { $0.scheme == scheme }
        guard let preview = known.first else {
          return [staleness("The pack has no preview in \(scheme.rawValue)", PackManifest.path)]
        }
        guard !preview.file.isOf(bytes) else { return [] }
        let version =
          preview.kbrender == ProgramVersion.text ? "" : ", and was drawn by \(preview.kbrender)"
        return [
          staleness(
            "The preview isn't what kbrender \(ProgramVersion.text) draws\(version)",
            preview.file.path)
        ]
      }
    } catch {
      return (error as? Diagnostics)?.list
        ?? [Diagnostic(code: .pack, message: "\(error)", place: Diagnostic.Place(file: path("")))]
    }
  }

  private func staleness(_ message: String, _ path: String) -> Diagnostic {
    Diagnostic(
      code: .stalePreview, message: message, place: Diagnostic.Place(file: self.path(path)),
      hints: ["`kbrender theme pack` draws it anew."])
  }
}
