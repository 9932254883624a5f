import GoldenImages
import KeyboardKit
import KeyboardPipeline
import KeyboardRender

/// Changes of a case, and the case without them.
struct CauseTrial {

  var causes: [DifferenceCause]

  /// The next one is drawn if a change can't be reverted alone, since others need it.
  var reverted: [RenderRequest]
}

/// Search for causes of a difference by reverting each change since its golden was recorded.
struct CauseSearch<Drawing> {

  let draw: (RenderRequest) -> Drawing?
  let isSame: (Drawing, Drawing) -> Bool

  func found(
    _ trials: [CauseTrial], from former: Drawing, to now: Drawing
  ) -> [(cause: DifferenceCause, drawing: Drawing)] {
    let found = trials.flatMap { trial in
      trial.reverted.reduce(Drawing?.none) { $0 ?? draw($1) }.flatMap { other in
        isSame(other, now) ? nil : trial.causes.map { ($0, other) }
      } ?? []
    }
    // Each alone may be hidden by the others.
    return !found.isEmpty || isSame(former, now)
      ? found : trials.flatMap(\.causes).map { ($0, former) }
  }
}

extension CauseSearch<StagedDrawing> {

  /// The theme of a golden is stored in it, or in git; its arguments are stored in it.
  static func causes(
    of item: RenderCase, _ expected: PNGPicture, _ actual: PNGPicture,
    in suite: RenderSuite, pipeline: RenderPipeline
  ) -> DeclaredCauses? {
    let search = CauseSearch(draw: { request in
      let drawing = pipeline.drawing(of: request)
      return (try? drawing.scene) == nil ? nil : drawing
    }) {
      (try? $0.scene.nodes) == (try? $1.scene.nodes)
    }
    let arguments = ArgumentChange(item, expected, actual, in: suite)
    let theme = ThemeChange(item, in: suite) { name in
      [expected, actual].map { StoredMetadata($0, file: item.golden.path).theme(named: name) }
    }
    guard var theme, arguments?.causes.contains(where: { $0.property == "--theme" }) != true else {
      guard let arguments, let former = search.draw(arguments.former),
        let picture = try? former.picture, let scene = try? former.scene
      else { return nil }
      let elements = ImageElements(scene)
      return DeclaredCauses(arguments.causes.map { ($0, elements) }, former: picture)
    }
    let request = arguments?.former ?? theme.request
    theme.preferLast(of: item) { last in
      (try? search.draw(last.request(request))?.picture.pixelHash) == expected.pixelHash
    }
    // A golden may store an older theme that draws the same as now.
    guard theme.old != theme.new || arguments != nil,
      let former = search.draw(theme.old.request(request)),
      let picture = try? former.picture, picture.pixelHash != actual.pixelHash,
      let now = search.draw(theme.new.request(theme.request))
    else { return nil }
    var list =
      arguments.map { arguments in
        [CauseTrial(causes: arguments.causes, reverted: [theme.new.request(arguments.former)])]
      } ?? []
    let whole = arguments == nil ? former : search.draw(theme.old.request(theme.request))
    // A theme may be written otherwise, and say the same.
    if whole.map({ search.isSame($0, now) }) != true { list += theme.trials }
    let found = search.found(list, from: former, to: now)
    let causes = found.compactMap { cause, drawing in
      (try? drawing.scene).map { (cause, ImageElements($0)) }
    }
    return DeclaredCauses(causes, former: picture)
  }
}

extension CauseSearch<[UInt8]> {

  static func causes(
    of item: RenderCase, _ expected: [UInt8],
    in suite: RenderSuite, pipeline: RenderPipeline
  ) -> [DifferenceCause]? {
    let search = CauseSearch(draw: { try? pipeline.drawing(of: $0).bytes }, isSame: ==)
    guard var theme = ThemeChange(item, in: suite, stored: { _ in [nil, nil] }),
      search.draw(theme.old.request(theme.request)) == expected
    else { return nil }
    let request = theme.request
    theme.preferLast(of: item) { search.draw($0.request(request)) == expected }
    guard let now = search.draw(theme.new.request(request)) else { return nil }
    let list = search.found(theme.trials, from: expected, to: now).map(\.cause)
    return list.isEmpty ? nil : list
  }
}
