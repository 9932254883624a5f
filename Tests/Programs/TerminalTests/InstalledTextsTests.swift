import KeyboardLexicon
import Testing

@testable import Terminal

/// The folders of the texts that a machine has in a language.
@Suite struct InstalledTextsTests {

  @Test(
    arguments: [
      ("de", ["de", "de_DE", "de-DE"]), ("pt_BR", ["pt_BR", "pt-BR"]),
      ("pt_PT", ["pt", "pt_PT", "pt-PT"]), ("nb", ["nb", "nb_NO", "nb-NO"]), ("fi", ["fi"]),
    ])
  func foldersHaveTheNamesOfALocale(locale: String, names: [String]) throws {
    let dictionary = try #require(DictionaryLocale.locale(locale))
    #expect(InstalledTexts.names(of: dictionary) == Set(names))
  }
}
