import Foundation
import GoldenImages
import KeyboardDrawing
import KeyboardPipeline
import KeyboardRender
import SourceText

extension MessageType {

  static let comparisons: [MessageType] = [
    // Pin the text as it is, or let go of it; `documents` tells the name of its step.
    MessageType("document.baseline", ["document", "isPinned"]) { session, members, _ in
      let document = try session.document(members)
      var baseline: StudioDocument.Baseline?
      if try members.flag("isPinned", default: true) {
        let theme = try document.theme(look: nil, isTraced: false, session.reader)
        baseline = StudioDocument.Baseline(
          source: document.source, companions: theme.companions,
          step: document.history.current?.name ?? "")
      }
      document.baseline = baseline
      if baseline != nil || document.journal != nil {
        session.write(
          baseline?.record ?? .baseline(text: nil, step: "", companions: [:]), of: document)
      }
      session.reportDocuments()
      return [:]
    },
    // with: {"baseline": true} or {"step": id}: the pinned or an earlier theme and the current one;
    // {"edits": …} or {"problem": id}: the current and a possible one. → {isSame, pixels, width, height, parts: [{id, role, label, x, y,
    // width, height, changes}]}, and {before, after} with ids of images if wanted
    MessageType(
      "view.compare", ["view", "with", "hasPictures"],
      long: { session, members, _ in
        let view = try session.view(members)
        let with = try members.object("with", known: Session.others)
        let themes = try session.themes(of: view, with)
        let (before, after) = (view.material(of: themes.before), view.material(of: themes.after))
        let hasPictures = try members.flag("hasPictures", default: false)
        return .later { pipeline in
          let comparison = try SituationComparison(before, after, by: pipeline)
          let found = try comparison.members
          let pictures = hasPictures ? try comparison.pictures() : []
          return { session in
            .object(
              found
                + zip(["before", "after"], pictures).map { ($0, .string(session.keepTrial($1))) })
          }
        }
      }),
    // Arguments for the view, as a case of a golden suite in the folder.
    MessageType("view.golden", ["view", "name"]) { session, members, _ in
      let view = try session.view(members)
      guard view.document.file != nil else { throw StudioError(.form, "The theme needs a name") }
      let name = try Session.identifier(of: members.text("name", upTo: 200)) + ".args"
      guard try session.files.bytes(of: name) == nil else {
        throw StudioError(.file, "There is already a file \(name.quoted)")
      }
      try session.files.replace(name, by: Array((view.arguments + "\n").utf8))
      return [
        "name": .string(name),
        "path": .string(FilePath(FilePath(session.folder).name).appending(name)),
      ]
    },
  ]
}

extension Session {

  fileprivate static let others = ["baseline", "step", "edits", "problem"]
  private static let maximumTrials = 8

  fileprivate func keepTrial(_ bytes: [UInt8]) -> String {
    let id = secretID()
    trials = trials.suffix(Self.maximumTrials - 1) + [(id, bytes)]
    return id
  }

  fileprivate func themes(
    of view: StudioView, _ with: MessageMembers
  ) throws -> (before: LoadedTheme, after: LoadedTheme) {
    let ways = Self.others.filter(with.has)
    guard ways.count == 1 else {
      throw StudioError(
        .form, "\("with".quoted) must have one of \(Self.others.quoted.joined(last: "and"))")
    }
    let document = view.document
    let now = try document.theme(look: view.options.look, isTraced: false, reader)
    if ["baseline", "step"].contains(ways[0]) {
      let step = try with.optionalInteger("step")
      let source = try step.map(document.source(at:)) ?? document.baseline?.source
      guard let source else { throw StudioError(.unknownThing, "The document has no baseline") }
      let companions = step == nil ? document.baseline?.companions : nil
      let before = try LoadedTheme(
        source, variation: view.options.look, knowing: companions ?? now.companions,
        files: reader.reader)
      return (before, now)
    }
    let trial =
      try with.has("edits")
      ? document.change(by: with.edits(), in: document.version).result
      : document.source.applying(document.fix(named: with.text("problem")).edits)
    let after = try LoadedTheme(
      trial, variation: view.options.look, knowing: now.companions, files: reader.reader)
    return (now, after)
  }
}

/// Pictures of two themes in the situation of a view, and their different parts.
struct SituationComparison {

  private let drawings: (before: StagedDrawing, after: StagedDrawing)
  private let verdict: ImageVerdict

  /// Scale of the shown pictures; differences are in points.
  private static let scale = 2.0

  init(_ before: RenderMaterial, _ after: RenderMaterial, by pipeline: RenderPipeline) throws {
    let drawings = try [before, after].map { material in
      let drawing = pipeline.drawing(of: changing(material) { $0.request.scale = 1 })
      try StudioView.checkSize(drawing.scene.size, scale: Self.scale)
      return drawing
    }
    self.drawings = (drawings[0], drawings[1])
    verdict =
      ImageComparison(
        expected: try drawings[0].pictureWithTexts,
        actual: try drawings[1].pictureWithTexts
      ).verdict
  }

  func pictures() throws -> [[UInt8]] {
    try [drawings.before, drawings.after].map { drawing in
      try KeyboardRenderer.encode(
        drawing.scaled(to: Self.scale).bitmap, compression: .fast, texts: [])
    }
  }

  var members: [(String, JSONText)] {
    get throws {
      let size = try drawings.after.scene.size
      let parts = try ViewPart.all(in: drawings.after) + ViewPart.all(in: drawings.before)
      return [
        ("isSame", .boolean(verdict.isSame)), ("pixels", .integer(verdict.pixels)),
        ("width", .number(size.width)), ("height", .number(size.height)),
        ("parts", .array(verdict.changes.map { json(of: $0, among: parts) })),
      ]
    }
  }

  private func json(of change: ElementChange, among parts: [ViewPart]) -> JSONText {
    let part = parts.first { part in
      part.role.rawValue == change.role && part.name == change.name
        && abs(part.box.minX - Double(change.box.x)) <= 1
        && abs(part.box.minY - Double(change.box.y)) <= 1
    }
    return [
      "id": part.map { .string($0.id) }, "role": .string(change.role),
      "label": .string(part?.label ?? change.name), "x": .integer(change.box.x),
      "y": .integer(change.box.y), "width": .integer(change.box.width),
      "height": .integer(change.box.height),
      "changes": .array(change.causes.map { .string($0.text) }),
    ]
  }
}
