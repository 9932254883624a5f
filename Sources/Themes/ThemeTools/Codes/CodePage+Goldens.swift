import KeyboardDocuments

extension CodePage {

  static let goldenPages: [CodePage] = [
    .init(.snapshot, "A case is a file with one line of arguments; a `.matrix` has many lines."),
    .init(
      .matrixSize,
      "Divide the matrix into several files, or its alternatives into several lines."),
    .init(
      .matrixFormat,
      "The goldens of a matrix are digests of pixels; leave `--format` and `--emit` out."),
    .init(
      .duplicateName,
      "Names that differ in their case only are one file on some systems; rename one of the cases."),
    .init(.linkedFolder, "Move the folder below that of the suite, or verify it by its own path."),
    .init(.unusedRule, "Remove the tolerance from `snapshots.json`, or correct its pattern."),
    .init(
      .workingDirectory,
      "Paths of cases are relative to the folder of the suite, so that they are found from everywhere."
    ),
    .init(.missingReason, "Whoever reads a tolerance must see why the differences are accepted."),
    .init(
      .hashes,
      "A line has the name of a case and the SHA-256 of its pixels; `snapshot record` writes it."),
    .init(
      .manifest,
      "The file lists the versions that goldens were drawn with. Delete it, and record the goldens."
    ),
    .init(
      .conflict,
      "Keep one side of each conflict; `kbrender snapshot record --failed` records what is drawn otherwise."
    ),
    .init(
      .otherVersions,
      "Other versions of fonts and libraries draw other pixels. Compare with the ones of the goldens "
        + "(`--fonts`), or record all goldens with those of this machine."),
    .init(
      .staleElements,
      "Goldens store a list of their elements, from which differences are named. `kbrender snapshot "
        + "record --metadata` replaces it, and no pixels."),
    .init(
      .mixedGoldens,
      "Other versions of fonts and libraries draw other pixels; record all goldens with one."),
    .init(.unnoticed, "`snapshot coverage --mutate --add` writes a case that shows it."),
    .init(.goldenInput, "Rename the case, or the file that it reads."),
    .init(
      .recordInCI,
      "A machine that verifies goldens must not accept its own pictures; `--in-ci` allows it."),
    .init(
      command: .dryRun,
      "`--dry-run` lists the files that `--prune` would delete.",
      wrong: "snapshot record --dry-run", right: "snapshot record --dry-run --prune"),
    .init(.report, "A report is written by `snapshot verify --json`."),
    .init(
      .staleReport,
      "Accepting draws nothing again, so that the commit, arguments, files and golden of a case must be "
        + "those of the report. Run `snapshot verify --report` again."),
    .init(
      command: .acceptNothing,
      "Name cases, a file of decisions (`@decisions.txt`) or `--cause`; `--all` accepts all.",
      wrong: "snapshot accept report", right: "snapshot record"),
    .init(.merge, "Merge the reports of all shards of one run."),
    .init(
      .selfCheck,
      "The program would accept wrong pictures, so that it verifies none; install it again."),
  ]
}
