import Foundation
package import KeyboardDocuments
package import KeyboardLexicon
import KeyboardRender

extension CommandFailure {

  package init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as RenderError:
      self.init(error.isOfInput ? .invalidInput : .environment, error.diagnostics)
    case let error as LexiconError: self.init(error)
    case let diagnostics as Diagnostics: self.init(.invalidInput, diagnostics.list)
    default: self.init(.environment, code: .failure, "\(error)")
    }
  }

  package init(_ error: LexiconError) {
    switch error {
    case .noDictionary:
      self.init(
        .invalidInput, code: .noDictionary, error.description,
        hints: ["kbrender lexicon list shows the locales with a dictionary."])
    case .notBuilt:
      self.init(.environment, code: .noLexicon, error.description)
    case .damaged(let path, _):
      let locale = FilePath(path).name(without: ".lexicon")
      self.init(
        .environment, code: .damagedLexicon, error.description,
        hints: ["kbrender lexicon build \(locale) writes it again."])
    case .tooManyForms:
      self.init(.environment, code: .lexiconSource, error.description)
    case .unreadable:
      self.init(.environment, code: .unreadableLexicon, error.description)
    }
  }
}
