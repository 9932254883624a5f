import Foundation
import KeyboardCore
import ProgramSupport
import Testing

/// The release program has only those items of ICU's data that it uses; its answers are those of Foundation.
@Suite struct InternationalDataTests {

  @Test(arguments: LocaleProfile.supportedIdentifiers)
  func padsHaveTheDecimalSeparatorOfTheLocale(identifier: String) throws {
    let arguments = ["layout", "--locale", identifier, "--keyboard-type", "decimalPad"]
    let pad = try Program.built.run(arguments, in: Program.project)
    let separator = try #require(Locale(identifier: identifier).decimalSeparator)
    #expect(pad.text.contains(#""value": "\#(separator)""#))
  }

  @Test func messagesNameLanguages() throws {
    let english = Locale(identifier: "en")
    // Norwegian is Bokmål.
    let supported = Set(LocaleProfile.supportedIdentifiers.map { String($0.prefix(2)) } + ["no"])
    let codes = Locale.LanguageCode.isoLanguageCodes.map(\.identifier)
      .filter { $0.count == 2 && !supported.contains($0) }.prefix(90)
    let batch = codes.map { "--locale \($0) -o \($0).png" }.joined(separator: "\n")
    let folder = try ScratchFolder()
    let run = try Program.built.run(["--batch", "-"], in: folder.url, input: batch)
    #expect(codes.count > 50 && run.exitCode == 2)
    for code in codes {
      let name = try #require(english.localizedString(forLanguageCode: code))
      #expect(run.errors.contains("error: \(name) isn’t supported"), "\(code)")
    }
  }
}
