import KeyboardDocuments

extension CodePage {

  /// Where a few files show the error, examples are commands, which refer to a theme `mint.json`, a
  /// picture `keyboard.png`, a batch `list.txt`, and a folder of cases.
  static let commandPages: [CodePage] = [
    .init(
      command: .usage,
      "`--help` after a subcommand shows its usage.",
      wrong: "--colour-scheme dark", right: "--color-scheme dark"),
    .init(
      command: .sizeForm,
      "A size is written in points.",
      wrong: "--size 390", right: "--size 390x264"),
    .init(
      command: .sizeRange,
      "A keyboard has at least 160x120 points, and at most 64 million pixels with its scale.",
      wrong: "--size 10x10", right: "--size 390x264"),
    .init(
      command: .pressTwice,
      "A picture shows one finger on one key.",
      wrong: "--press g --long-press e", right: "--long-press e"),
    .init(
      command: .selectAlone,
      "`--select` counts the actions of a held key.",
      wrong: "--select 2", right: "--long-press e --select 2"),
    .init(
      command: .selectRange,
      "The key itself is 0.",
      wrong: "--long-press e --select 99", right: "--long-press e --select 1"),
    .init(
      command: .noCallout,
      "The message lists the keys that have them in the locale.",
      wrong: "--long-press q", right: "--long-press e"),
    .init(
      command: .stepAlone,
      "`--step` counts the gestures of `--type`; `--no-autocorrect` and `--accept-suggestions` "
        + "decide how it is typed.",
      wrong: "--step 2", right: "--type Hi --step 2"),
    .init(
      command: .stepRange,
      "`kbrender type` prints the gestures.",
      wrong: "--type Hi --step 99", right: "--type Hi --step 1"),
    .init(
      command: .unreachableCharacter,
      "Draw the keyboard of another locale, or leave the character out.",
      wrong: "--type 漢", right: "--type han"),
    .init(
      command: .frameSize,
      "A frame is that of a device, whose keyboard has its size.",
      wrong: "--frame --size 300x200", right: "--frame"),
    .init(
      command: .messages,
      "The messages of `--messages default` are in the keyboard's language, never in another one. Write "
        + "a file for `--messages`; the README says what is in it.",
      wrong: "--locale fo --screen --messages default",
      right: "--locale da --screen --messages default"),
    .init(
      command: .emojiOption,
      "Categories, recent emojis and queries belong to the emoji keyboards.",
      wrong: "--emoji-query cat", right: "--keyboard-type emojiSearch --emoji-query cat"),
    .init(
      command: .noEmoji,
      "Recent emojis are written side by side.",
      wrong: "--keyboard-type emojis --recent-emojis abc",
      right: "--keyboard-type emojis --recent-emojis 😀👍🏽"),
    .init(
      command: .localeTwice,
      "A locale file names its locale.",
      wrong: "--locale de --locale-file mine.json", right: "--locale de"),
    .init(
      command: .batchOutput,
      "Each line of a batch has its own `-o`.",
      wrong: "--batch list.txt -o a.png", right: "--batch list.txt"),
    .init(
      command: .file,
      "The name is relative to the working directory, and a file is not a folder.",
      wrong: "--theme gone.json", right: "--theme mint.json"),
    .init(
      command: .png,
      "`kbrender info` reads what kbrender stores in its pictures.",
      wrong: "info mint.json", right: "info keyboard.png"),
    .init(
      command: .fonts,
      "The folder exists, and has the files of fonts.",
      wrong: "--fonts gone", right: "--theme mint.json"),
    .init(
      command: .backdrop,
      "It is a color, or a PNG or JPEG file of up to 16 million pixels, with a slash or a dot.",
      wrong: "--backdrop reed", right: "--backdrop teal"),
    .init(
      command: .output,
      "The last folder of a path is created, others by `--make-dirs`.",
      wrong: "-o gone/deep/a.png", right: "-o gone/deep/a.png --make-dirs"),
    .init(
      command: .fileExists,
      "`--force` replaces it.",
      wrong: "theme new mint", right: "theme new mint --force"),
    .init(
      command: .watchTheme,
      "Files are watched; built-in themes are part of the program.",
      wrong: "watch tron -o out", right: "theme show tron"),
    .init(
      command: .noDictionary,
      "`kbrender lexicon list` shows the locales with a dictionary; the keyboard itself has no suggestions.",
      wrong: "suggest a --locale sk", right: "suggest a --locale en"),
    .init(
      command: .snapshots,
      "Cases are `.args` files below the folder of snapshots.",
      wrong: "snapshot verify gone", right: "snapshot record"),
    .init(
      .localeRows,
      "A locale has up to five rows of keys, and its shifted rows have as many keys as the others."),
    .init(.localeCallouts, "Callouts belong to keys of the rows or of the shifted rows."),
    .init(
      .quoting,
      "A quotation mark is closed on its line, and a backslash stands before another character."),
    .init(
      command: .exclusiveOptions,
      "Leave one of the options out; the message names them.",
      wrong: "theme new sea --background", right: "theme new sea"),
    .init(.valueCount, "The message tells the limit; render the rest in another picture."),
    .init(
      command: .ruleRange,
      "Rules are counted from 1, in the order of the theme's own file.",
      wrong: "theme explain mint.json --rule 1", right: "theme explain mint.json a"),
    .init(.textLength, "A text of up to 20,000 characters is typed."),
    .init(.emojiCount, "The keyboard remembers 200 emojis."),
    .init(.emitLayout, "A layout is that of one keyboard; `--theme` chooses its theme."),
    .init(.themeCount, "Name fewer themes by `--themes`."),
    .init(
      command: .themeName,
      "A name has letters or digits, of which the name of the file is made.",
      wrong: "theme new '…'", right: "theme new sea"),
    .init(
      command: .pathForm,
      "Name the keys on the way to the value, such as `buttons.primary.cornerRadius`; a JSON pointer such as `/rules/0/style` also names keys that have periods.",
      wrong: "theme get mint.json buttons..primary", right: "theme get mint.json name"),
    .init(.urlForm, "The URL of a gallery begins with `http://` or `https://`, and has a host."),
    .init(
      .homeForm,
      "The page that a gallery is a part of is a path from its folder, such as `../index.html`."),
    .init(
      command: .repositoryForm,
      "The repository that has the releases and actions of kbrender is named by its owner and its name.",
      wrong: "init keys --repository kbrender", right: "init keys --repository somebody/kbrender"),
    .init(
      command: .containerForm,
      "An image is named as in a registry, such as `example.org/kbrender:1`.",
      wrong: "init keys --container :1", right: "init keys --container kbrender:1"),
    .init(
      command: .shard,
      "`--shard 2/5` is the second of five parts, and `auto` that of the machine.",
      wrong: "snapshot verify --shard 5", right: "snapshot record"),
    .init(
      .shardEnvironment,
      "`--shard auto` reads the variables of Slurm, Kubernetes and services of continuous integration. Name the part, such as `--shard 2/5`, elsewhere."
    ),
    .init(.batchSize, "Divide the batch into several files."),
    .init(.watch, "The system limits the number of watched files, in `/proc/sys/fs/inotify`."),
    .init(.watchEmit, "Watched themes are drawn as pictures; leave `--emit` out."),
    .init(.watchOutput, "Pictures are named after the files of their themes; rename one of them."),
    .init(
      .fileSize,
      "Texts have up to 16 MB and pictures up to 256 MB, so that hostile files cost neither time nor memory."
    ),
    .init(
      .archive,
      "Archives are zip files, of up to 2000 entries and 128 MB unpacked. A name that leads elsewhere, a link, a damaged file or a password is refused, and nothing of such an archive is written."
    ),
    .init(
      .pack,
      "`kbrender theme pack mint.json` makes a pack, from what `mint.pack.json` beside the theme says about it; whoever changes a file in it, makes it anew."
    ),
    .init(
      .missingLicense,
      "Each file has a license, as an expression of SPDX; fonts need one of their own in `licenses` of `mint.pack.json`."
    ),
    .init(
      .stalePreview,
      "The theme or kbrender has changed since the preview was drawn; `kbrender theme pack` draws it anew."
    ),
    .init(
      .projectExists,
      "`kbrender init` replaces no file; name another folder, or move the file."),
    .init(
      .folder,
      "Without its names, the cases of the folder are unknown; check its permissions."),
    .init(
      .lock,
      "Runs that write the same folder wait for each other; the folder has to be writable for that."
    ),
    .init(
      .metadata,
      "Pictures store their arguments unless they are rendered with `--no-metadata`, or changed by another program."
    ),
    .init(.animation, "An animation has frames of one size, and a limited number of pixels."),
    .init(.missingFonts, "`kbrender doctor` lists the missing packages."),
    .init(
      .otherFamily,
      "The message lists the characters; name a second family for them in `fontFamily`."),
    .init(
      .lighterWeight,
      "The letters are drawn in the heaviest weight that has them; choose another family or weight."
    ),
    .init(
      .library,
      "Cairo, libpng or another library has refused the work, usually for lack of memory."),
    .init(
      .pixmanDisable,
      "Libraries read `PIXMAN_DISABLE` before the program begins; unset it to render goldens."),
    .init(.failure, "The message is that of the system or a library."),
    .init(.noLexicon, "`kbrender lexicon build` writes it from the dictionary of the locale."),
    .init(.damagedLexicon, "`kbrender lexicon build` writes it again."),
    .init(.unreadableLexicon, "Check the permissions of the file that the message names."),
    .init(
      .lexiconSource,
      "Lexicons are built from installed dictionaries of Hunspell or Aspell, and that of English from its own sources."
    ),
    .init(
      command: .galleryMissing,
      "`kbrender gallery build` writes one.",
      wrong: "gallery check -o gone", right: "theme show tron"),
    .init(
      .galleryManifest,
      "The manifest is written by `gallery build`; build the gallery again, from the same folder."),
    .init(
      .galleryPath,
      "The manifest has been changed; build the gallery again in another folder."),
    .init(.galleryLink, "The files of a gallery lie in its folder; delete the link."),
    .init(.galleryForeign, "Choose another folder by `-o`, or move the file."),
    .init(
      .missingTranslation,
      "All languages of a set have the same texts, and none stands in for another."),
    .init(
      .textFit,
      "Titles get smaller, down to two thirds. Shorten the text, or break its lines."),
    .init(
      .film,
      "`ffmpeg` in `/usr/bin` writes GIF, MP4 and WebM. Install it, or write WebP."),
    .init(
      command: .filmSize,
      "Films of `--max-size` get fewer frames and pixels, down to a quarter of the scale, and to one of 0.5.",
      wrong: "type Hi -o hi.webp --max-size 1KB", right: "type Hi -o hi.webp --max-size 2MB"),
    .init(.galleryMerge, "Merge all shards of one build."),
    .init(.slower, "A ratio is more than 10 % larger than the recorded one."),
    .init(.listLine, "A line of the list is written as `typed->meant`."),
    .init(.settings, "The folder of settings has to be writable."),
  ]

  init(
    command code: DiagnosticCode, _ explanation: String, wrong: String, right: String
  ) {
    self.init(
      code, explanation, wrong: Example(command: wrong), right: Example(command: right))
  }
}
