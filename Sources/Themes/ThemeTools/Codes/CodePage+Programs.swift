import KeyboardDocuments

extension CodePage {

  /// The programs that others start, which can't be shown in a folder of files.
  static let helperPages: [CodePage] = [
    .init(
      .remoteService,
      "`kbrender suggest recieve --remote service.json` asks a service with an API of its own, by the program "
        + "`kbrender-remote`, which `make install` puts beside that of the studio. The message says what the service did. It is "
        + "asked by https, or on this machine, and answers with JSON; the README has an example of its file."
    ),
    .init(
      .outsideProject,
      "A golden case, a batch, a set of screens or the file of a service may come from anybody. Its paths and links stay in "
        + "its project, the folder with `.git` or `kbrender.json`. Only the command line can name standard input or a remote "
        + "service, and a service reads only variables that `--allow-env NAME` or `KBRENDER_ALLOW_ENV=NAME` allows."
    ),
    .init(
      .download,
      "`kbrender theme add https://…` gets the one file by the program `kbrender-remote`, and refuses what is larger than "
        + "a pack may be, comes late, or leads away from https. The message says what the server did. A browser gets the "
        + "file, too: `kbrender theme add mint-1.2.0.kbtheme` adds it then."
    ),
    .init(
      .studio,
      "The studio is a program of its own, `kbrender-studio`, which `make install` puts in `../libexec/kbrender`, seen "
        + "from `kbrender`; it may also be beside it. It has one folder of themes, which one studio at a time may have open, and "
        + "listens on an address of this machine: `kbrender studio --folder themes --port 8000`."
    ),
  ]
}
