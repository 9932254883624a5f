import ArgumentParser
import KeyboardPipeline
import SourceText
import TestSupport
import Testing

@testable import kbrender

/// Invocations of version 0.1, which work with a notice or name their replacement.
@Suite struct OldInvocationTests: ProgramSuite {

  @Test(arguments: lines.split(separator: "\n").map(String.init))
  func worksOrNamesItsReplacement(line: String) throws {
    let words = try ArgumentLine.split(line)
    let removed = #"^“[^”]+” was removed; \w"#
    do {
      try RemovedArgument.refuse(words)
    } catch {
      #expect(try error.list[0].message.contains(Regex(removed)))
      return
    }
    let renamed = RenamedArgument.current(words)
    #expect((renamed.notice != nil) == (renamed.words != words))
    let (type, rest) = try KBRender.command(in: renamed.words)
    if type == RenderCommand.self {
      guard rest != ["--version"] else { return }
      _ = try RenderOption.texts(of: rest, among: RenderStart.options)
    } else {
      #expect(try Swift.type(of: KBRender.parseAsRoot(renamed.words)) == type)
    }
  }

  /// Each row leads to a command with the options.
  @Test(arguments: RenamedArgument.all.map(\.newWords))
  func namesLeadToPresentOnes(words: [String]) throws {
    let (type, rest) = try KBRender.command(in: words)
    #expect(type.configuration.subcommands.isEmpty, "\(words)")
    let types = words.first?.hasPrefix("-") == true ? KBRender.tree().map(\.type) : [type]
    for option in rest where option.hasPrefix("--") {
      #expect(types.contains { KBRender.helpMessage(for: $0).contains(option) }, "\(words)")
    }
  }

  @Test func noticesAreALineOfStandardError() throws {
    let run = try run("theme schema --snapshots")
    #expect(run.exitCode == 0 && run.object?["$schema"] != nil)
    #expect(
      run.errors
        == "kbrender: notice: “theme schema --snapshots” is now “help --schema snapshots”\n")
    #expect(try self.run("theme lint --json --quiet Themes/tron.json").errors.isEmpty)
    #expect(try self.run("theme lint --json Themes/tron.json").exitCode == 0)
  }

  private static let lines = """
    init --ci gitlab
    snapshot verify Snapshots --make-dirs --shard auto --output golden-images/parts/1.json
    snapshot merge golden-images/parts/*.json --make-dirs --report golden-images/report
    gallery build --output public --cache .cache/pictures --url https://example.org
    snapshot accept -- report a
    snapshot verify Snapshots --make-dirs --diagnostics github --output report/parts/1.json
    snapshot merge report/parts/*.json --make-dirs --report report/report --junit report/junit.xml
    --theme tron --press g
    studio
    snapshot verify
    snapshot verify Snapshots/themes --fail-fast
    snapshot verify --only-changed main --list
    snapshot verify --before old/kbrender
    snapshot verify --repeat 20
    snapshot record
    snapshot record --failed
    snapshot record --all
    snapshot record --metadata
    snapshot record --prune
    snapshot coverage
    snapshot coverage --mutate
    snapshot review
    snapshot accept report --all
    snapshot verify --report report
    --version
    gallery build -o site
    gallery build -o site --themes 'tron:*,sakura' --locales en,de,ar mine.json
    gallery check -o site
    theme index packs -o site --url https://example.org/themes/
    init themes --collection --repository OWNER/kbrender
    theme schema --index
    gallery build
    gallery build --shard auto -o part-1
    gallery merge -o site part-*
    --batch lines.txt --shard auto
    snapshot verify --shard auto -o part-1.json
    snapshot merge part-*.json
    --batch lines.txt --shard auto --jobs 1
    lsp
    --theme tron --locale de
    --long-press e --select 2 -l fr
    --frame -t tron -d iphone-15 -o phone.png
    --liquid-glass --backdrop photo.jpg
    --gestures slide.json
    type 'Grüß Gott' -l de -o typing.webp
    screens screens.json -o screenshots
    --batch pictures.txt --jobs 4
    theme new ocean --seed '#0af'
    theme lint mint.json
    -t ./mint.json --press g
    watch mint.json -o previews
    theme explain ./mint.json g --pressed
    theme import --from dtcg brand.tokens.json -o brand.json
    theme pack mint.json
    theme export ./mint.json --to keyboardkit -o Mint
    suggest recieve --remote service.json
    --type recieve --remote service.json
    init keyboards --repository OWNER/NAME
    theme index packs -o site
    snapshot prune goldens.txt
    snapshot verify --last-failed
    snapshot verify --only-changed main
    snapshot verify --watch
    snapshot verify --list
    snapshot record --for-fonts
    snapshot resolve
    snapshot record --prune --dry-run
    init
    snapshot accept report themes/tron locales/de
    snapshot accept report @decisions.txt
    snapshot accept report --cause 'background*'
    init --repository OWNER/NAME
    snapshot verify --shard auto
    --locale-file ./eo.json
    lexicon build en --from sources -o Sources/Data/EmbeddedLexicon/english.lexicon
    --emit scene
    lexicon build de
    --press g
    --long-press e --select 2
    theme compile
    -t cottonCandy -l sv --color-scheme dark -o sv.svg
    -t ./mine.json -l ar --case uppercased --scale 2 -o -
    --keyboard-type numeric --return-key go --suggestions 'One,*Two,Three'
    --keyboard-type clipboard --clips 'Room 5,*max@example.com'
    -d ipad-pro-13 --orientation landscape -t keycap --contrast high
    --screen --messages default -l he -o chat.png
    --emit scene -t neonNights
    suggest 'I recieve'
    lexicon build --all
    lexicon build de --texts letters
    lexicon learn kbrender
    --type 'I recie' -l en
    type 'Grüß Gott' -l de -o typing.apng
    list themes
    sheet -o themes.png
    shelf --color-scheme dark
    layout --locale de --format json
    info tron-de.png
    info --rerender tron-de.png -o again.png
    diff a.png b.png -o difference.png
    bench
    bench --against before.json
    doctor
    completions bash
    manual theme lint
    theme show tron
    theme check mint.json
    theme fmt mint.json
    studio mint.json
    theme diff standard ./mint.json -o d.png
    theme export tron --to keyboardkit -o Tron
    theme compile tron -o tron.kbtheme.json
    theme add mint-1.2.0.kbtheme
    theme schema
    thumbnail themes -o tiles --width 120
    init keyboards
    init shop --screens
    screens shop/screens.json -o shop/screenshots
    screens shop/screens.json -o shop/screenshots --check
    gallery build -o site --locales ,
    list locales
    --scale 99
    --scale 3
    snapshot accept report
    --backdrop reed
    --backdrop teal
    --batch list.txt -o a.png
    --batch list.txt
    init keys --container :1
    init keys --container kbrender:1
    snapshot record --dry-run --prune
    --emoji-query cat
    --keyboard-type emojiSearch --emoji-query cat
    theme new sea --background
    theme new sea
    --theme gone.json
    --theme mint.json
    theme new mint
    theme new mint --force
    type Hi -o hi.webp --max-size 1KB
    type Hi -o hi.webp --max-size 2MB
    --fonts gone
    --frame --size 300x200
    --frame
    gallery check -o gone
    --locale de --locale-file mine.json
    --locale de
    --locale fo --screen --messages default
    --locale da --screen --messages default
    --long-press q
    --long-press e
    lexicon list
    suggest a --locale sk
    suggest a --locale en
    --keyboard-type emojis --recent-emojis abc
    --keyboard-type emojis --recent-emojis 😀👍🏽
    -o gone/deep/a.png
    -o gone/deep/a.png --make-dirs
    theme get mint.json buttons..primary
    theme get mint.json name
    info mint.json
    info keyboard.png
    --press g --long-press e
    init keys --repository kbrender
    init keys --repository somebody/kbrender
    theme explain mint.json --rule 1
    theme explain mint.json a
    --select 2
    --long-press e --select 99
    --long-press e --select 1
    snapshot verify --shard 5
    --size 390
    --size 390x264
    --size 10x10
    snapshot verify gone
    --step 2
    --type Hi --step 2
    --type Hi --step 99
    --type Hi --step 1
    studio --folder themes --port 8000
    theme new '…'
    theme import --complete --from dtcg brand.tokens.json -o brand.json
    theme import --from alacritty harbor.toml -o harbor.json
    --locale dee
    list actions
    --type 漢
    --type han
    --color-scheme dark
    watch tron -o out
    theme import --from base16 harbor.yaml -o harbor.json
    --theme ./theme.json
    --theme ./sunrise.json -o sunrise.png
    --theme ./sunrise.json --color-scheme dark --press g -o pressed.png
    theme check sunrise.json
    theme fmt sunrise.json
    theme lint sunrise.json
    theme set sunrise.json buttons.primary.cornerRadius 9
    list fonts
    type hello -o hello.apng
    sheet
    theme show tron:sark
    theme explain sunrise.json return
    theme new Ocean --seed '#0af'
    theme import FOLDER -o OUT
    theme compile mint.json -o mint.kbtheme.json
    theme schema --compiled
    theme schema --manifest
    -t mint-1.2.0.kbtheme:night
    theme pack --check mint-1.2.0.kbtheme
    theme unpack mint-1.2.0.kbtheme
    -t mint:night
    theme add https://example.com/mint-1.2.0.kbtheme --digest sha256:…
    theme list --installed
    theme remove mint
    """
}
