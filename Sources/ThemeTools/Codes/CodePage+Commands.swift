extension CodePage {

  /// The pages of the command line, with commands as examples.
  ///
  /// They refer to a theme `mint.json`, a picture `keyboard.png`, a batch `list.txt`, and a folder
  /// of cases.
  static let commandPages: [CodePage] = [
    .init(
      command: "unknown-locale", "A locale that is not supported.",
      "`kbrender list locales` lists the locales; a region falls back to its language. `--locale-file` draws others.",
      wrong: "--locale dee", right: "--locale de"),
    .init(
      command: "unknown-device", "A device that is not known.",
      "`kbrender list devices` lists the devices; `--size` draws other sizes.",
      wrong: "--device iphne", right: "--device iphone"),
    .init(
      command: "unknown-orientation", "An orientation that is not known.",
      "A device is held in `portrait` or `landscape`.",
      wrong: "--orientation sideways", right: "--orientation landscape"),
    .init(
      command: "unknown-case", "A letter case that is not known.",
      "The names are those of `Keyboard.KeyboardCase`.",
      wrong: "--case upper", right: "--case uppercased"),
    .init(
      command: "unknown-color-scheme", "A color scheme that is not known.",
      "Keyboards are drawn in `light` or `dark`.",
      wrong: "--color-scheme drak", right: "--color-scheme dark"),
    .init(
      command: "unknown-keyboard-type", "A keyboard type that is not known.",
      "The type is a layer of keys, or that of a text field.",
      wrong: "--keyboard-type numbers", right: "--keyboard-type numeric"),
    .init(
      command: "unknown-layout-type", "A layout type that is not known.",
      "A layout type is an arrangement of letters, named after its first keys.",
      wrong: "--layout-type qwerti", right: "--layout-type qwertz"),
    .init(
      command: "unknown-return-key", "A return key that is not known.",
      "The return key has one of the types of `Keyboard.ReturnKeyType`.",
      wrong: "--return-key enter", right: "--return-key go"),
    .init(
      command: "unknown-dock", "A dock that is not known.",
      "A keyboard is docked at an edge, or floats.",
      wrong: "--dock left --device ipad", right: "--dock leading --device ipad"),
    .init(
      command: "unknown-extra-key", "An extra key that is not known.",
      "`kbrender --help` lists the keys.",
      wrong: "--keys glob", right: "--keys globe"),
    .init(
      command: "unknown-contrast", "A contrast that is not known.",
      "The contrast is `standard` or `high`.",
      wrong: "--contrast hi", right: "--contrast high"),
    .init(
      command: "unknown-toolbar", "A toolbar that is not known.",
      "The toolbar shows suggestions, or is left out.",
      wrong: "--toolbar nne", right: "--toolbar none"),
    .init(
      command: "unknown-picture-format", "A format of pictures that is not known.",
      "Without `--format`, the suffix of the output tells it.",
      wrong: "--format pgn", right: "--format png"),
    .init(
      command: "unknown-stage", "A stage that is not known.",
      "`--emit` prints the layout or the scene, or draws the image.",
      wrong: "--emit scen", right: "--emit scene"),
    .init(
      command: "unknown-compression", "A compression that is not known.",
      "`small` takes longer than `fast`; the pixels are the same.",
      wrong: "--compression tiny", right: "--compression small"),
    .init(
      command: "unknown-text-size", "A text size that is not known.",
      "A text size is a factor, or one of those of the system.",
      wrong: "--text-size huge", right: "--text-size xxxLarge"),
    .init(
      command: "unknown-emoji-category", "A category of emojis that is not known.",
      "The categories are those of the emoji keyboard.",
      wrong: "--keyboard-type emojis --emoji-category foods",
      right: "--keyboard-type emojis --emoji-category foodAndDrink"),
    .init(
      command: "unknown-color-choice", "A choice of colored messages that is not known.",
      "Messages are colored on terminals unless `NO_COLOR` is set.",
      wrong: "--color maybe", right: "--color never"),
    .init(
      command: "unknown-subcommand", "A subcommand that is not known.",
      "`kbrender --help` lists the subcommands.",
      wrong: "theme chekc mint.json", right: "theme check mint.json"),
    .init(
      command: "unknown-list", "A list that is not known.",
      "There are lists of themes, locales, devices, actions and icons.",
      wrong: "list thems", right: "list themes"),
    .init(
      command: "unknown-level", "A level of contrast that is not known.",
      "The levels are those of WCAG 2.2, and a relaxed one.",
      wrong: "theme lint mint.json --level A", right: "theme lint mint.json --level AA"),
    .init(
      command: "unknown-lint-rule", "A rule of lint that is not known.",
      "`kbrender explain-code` lists the codes.",
      wrong: "theme lint mint.json --allow contrast",
      right: "theme lint mint.json --allow key-contrast"),
    .init(
      command: "unknown-shell", "A shell without completions.",
      "There are completions for bash, zsh and fish.",
      wrong: "completions ksh", right: "completions bash"),
    .init(
      command: "unknown-code", "A code that no diagnostic has.",
      "Codes stand in brackets at the end of a diagnostic.",
      wrong: "explain-code unknwn-key", right: "explain-code unknown-key"),
    .init(
      command: "unknown-format", "A format that can't be converted.",
      "Themes are imported from design tokens and base16 schemes, and exported to design tokens and Swift.",
      wrong: "theme export tron --to java", right: "theme export tron --to swift"),
    .init(
      command: "usage", "Arguments that don't follow the usage.",
      "`--help` after a subcommand shows its usage.",
      wrong: "--colour-scheme dark", right: "--color-scheme dark"),
    .init(
      command: "scale-range", "A scale out of its range.",
      "A scale is the number of pixels per point.",
      wrong: "--scale 99", right: "--scale 3"),
    .init(
      command: "size-form", "A size that isn't a width and a height.",
      "A size is written in points.",
      wrong: "--size 390", right: "--size 390x264"),
    .init(
      command: "size-range", "A size that can't be drawn.",
      "A keyboard has at least 160x120 points, and at most 64 million pixels with its scale.",
      wrong: "--size 10x10", right: "--size 390x264"),
    .init(
      command: "columns-range", "A number of columns out of its range.",
      "A sheet has 1 to 100 columns.",
      wrong: "sheet --themes tron --columns 0 -o sheet.png",
      right: "sheet --themes tron --columns 1 -o sheet.png"),
    .init(
      command: "jobs-range", "A number of jobs out of its range.",
      "There are 1 to 256 parallel jobs.",
      wrong: "--jobs 0", right: "--jobs 2"),
    .init(
      command: "press-twice", "Two gestures at once.",
      "A picture shows one finger on one key.",
      wrong: "--press g --long-press e", right: "--long-press e"),
    .init(
      command: "select-alone", "A selected action without a callout.",
      "`--select` counts the actions of a held key.",
      wrong: "--select 2", right: "--long-press e --select 2"),
    .init(
      command: "select-range", "A selected action that the callout doesn't have.",
      "The key itself is 0.",
      wrong: "--long-press e --select 99", right: "--long-press e --select 1"),
    .init(
      command: "no-callout", "A held key without secondary actions.",
      "The message lists the keys that have them in the locale.",
      wrong: "--long-press q", right: "--long-press e"),
    .init(
      command: "step-alone", "A step or an option of a text that isn't typed.",
      "`--step` counts the gestures of `--type`; `--no-autocorrect` and `--accept-suggestions` "
        + "decide how it is typed.",
      wrong: "--step 2", right: "--type Hi --step 2"),
    .init(
      command: "step-range", "A step after the last gesture.",
      "`kbrender type` prints the gestures.",
      wrong: "--type Hi --step 99", right: "--type Hi --step 1"),
    .init(
      command: "unreachable-character", "A character that no key of the locale types.",
      "Draw the keyboard of another locale, or leave the character out.",
      wrong: "--type 漢", right: "--type han"),
    .init(
      command: "frame-size", "A frame around a keyboard of another size.",
      "A frame is that of a device, whose keyboard has its size.",
      wrong: "--frame --size 300x200", right: "--frame"),
    .init(
      command: "emoji-option", "An option of emojis for another keyboard.",
      "Categories, recent emojis and queries belong to the emoji keyboards.",
      wrong: "--emoji-query cat", right: "--keyboard-type emojiSearch --emoji-query cat"),
    .init(
      command: "no-emoji", "A text that is not an emoji.",
      "Recent emojis are written side by side.",
      wrong: "--keyboard-type emojis --recent-emojis abc",
      right: "--keyboard-type emojis --recent-emojis 😀👍🏽"),
    .init(
      command: "locale-twice", "A locale and a locale file.",
      "A locale file names its locale.",
      wrong: "--locale de --locale-file mine.json", right: "--locale de"),
    .init(
      command: "batch-output", "Pictures of a batch without outputs of their own.",
      "Each line of a batch has its own `-o`.",
      wrong: "--batch list.txt -o a.png", right: "--batch list.txt"),
    .init(
      command: "file", "A file that can't be read.",
      "The name is relative to the working directory, and a file is not a folder.",
      wrong: "--theme gone.json", right: "--theme mint.json"),
    .init(
      command: "png", "A file that is not a PNG file.",
      "`kbrender info` reads what kbrender stores in its pictures.",
      wrong: "info mint.json", right: "info keyboard.png"),
    .init(
      command: "fonts", "A folder of fonts that can't be used.",
      "The folder exists, and has the files of fonts.",
      wrong: "--fonts gone", right: "--theme mint.json"),
    .init(
      command: "backdrop", "A backdrop that can't be drawn.",
      "It is a color, or a PNG or JPEG file of up to 16 million pixels, with a slash or a dot.",
      wrong: "--backdrop reed", right: "--backdrop teal"),
    .init(
      command: "output", "A file that can't be written.",
      "The last folder of a path is created, others by `--make-dirs`.",
      wrong: "-o gone/deep/a.png", right: "-o gone/deep/a.png --make-dirs"),
    .init(
      command: "file-exists", "A file that would be lost.",
      "`--force` replaces it.",
      wrong: "theme new mint", right: "theme new mint --force"),
    .init(
      command: "watch-theme", "A theme that never changes.",
      "Files are watched; built-in themes are part of the program.",
      wrong: "watch tron -o out", right: "theme show tron"),
    .init(
      command: "no-dictionary", "A locale without a known dictionary.",
      "`kbrender lexicon list` shows the locales with a dictionary; the keyboard itself has no suggestions.",
      wrong: "suggest a --locale fi", right: "suggest a --locale en"),
    .init(
      command: "snapshots", "Cases that don't exist.",
      "Cases are `.args` files below the folder of snapshots.",
      wrong: "snapshot verify gone", right: "snapshot record"),
  ]

  private init(
    command code: String, _ summary: String, _ explanation: String, wrong: String, right: String
  ) {
    self.init(
      code: code, summary: summary, explanation: explanation,
      wrong: Example(command: wrong), right: Example(command: right))
  }
}
