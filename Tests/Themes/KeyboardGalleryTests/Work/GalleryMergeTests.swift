import Disk
import Parallel
import SourceText
import Synchronization
import TestSupport
import Testing

@testable import KeyboardGallery

@Suite struct GalleryMergeTests {

  private let gallery = SampleGallery()

  @Test(arguments: [1, 2, 5])
  func shardsMakeTheSameSite(count: Int) throws {
    let plan = try gallery.plan(
      [.builtIn("tron"), .builtIn("sakura")], arguments: ["--themes", "tron,sakura"])
    try gallery.build(plan, in: "whole")
    let pictures = try (1...count).map { index in
      try gallery.build(plan, in: "p\(index)", shard: Shard(index: index, count: count)).pictures
    }
    #expect(pictures.reduce(0, +) == plan.pictureCount && pictures.allSatisfy { $0 > 0 })
    let merge = try GalleryMerge((1...count).reversed().map { "p\($0)" }, in: gallery.files)
    #expect(try merge.run(to: "merged", jobs: 2) == merge.fileCount)
    #expect(try gallery.contents(of: "merged") == gallery.contents(of: "whole"))
  }

  @Test func theOnlyShardMakesTheSameSite() throws {
    try gallery.build(try gallery.plan([.builtIn("tron")]), in: "whole")
    _ = try GalleryMerge(["whole"], in: gallery.files).run(to: "merged", jobs: 1)
    #expect(try gallery.contents(of: "merged") == gallery.contents(of: "whole"))
  }

  /// Each shard draws other pictures of the theme, and all have to leave it out.
  @Test(arguments: ["mine/", "cards/mine"])
  func shardsAgreeOnThemesThatCannotBeDrawn(part: String) throws {
    gallery.undrawable.withLock { $0 = [part] }
    let plan = try gallery.plan([.file("mine.json"), .builtIn("tron")])
    try gallery.build(plan, in: "whole")
    for index in 1...3 {
      let outcome = try gallery.build(plan, in: "p\(index)", shard: Shard(index: index, count: 3))
      #expect(outcome.brokenThemes == ["mine.json"])
    }
    _ = try GalleryMerge(["p1", "p2", "p3"], in: gallery.files).run(to: "merged", jobs: 1)
    #expect(try gallery.contents(of: "merged") == gallery.contents(of: "whole"))
  }

  @Test func readsNoLinkOfAShard() throws {
    let plan = try gallery.plan([.builtIn("tron")])
    try gallery.build(plan, in: "p1", shard: Shard(index: 1, count: 1))
    gallery.files.link("p1/style.css", to: .file)
    #expect(problem(["p1"]).contains("“p1/style.css” is missing"))
  }

  private func problem(_ paths: [String]) -> String {
    do {
      _ = try GalleryMerge(paths, in: gallery.files).run(to: "merged", jobs: 1)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func shardsHaveToMakeAWhole() throws {
    let plan = try gallery.plan([.builtIn("tron")])
    let other = try gallery.plan([.builtIn("tron")], arguments: ["--title", "Other"])
    let newer = try gallery.plan([.builtIn("tron")], program: "2")
    for index in 1...3 {
      try gallery.build(plan, in: "p\(index)", shard: Shard(index: index, count: 3))
    }
    try gallery.build(plan, in: "half", shard: Shard(index: 1, count: 2))
    try gallery.build(other, in: "other", shard: Shard(index: 2, count: 3))
    try gallery.build(newer, in: "newer", shard: Shard(index: 2, count: 3))
    gallery.files["newer/style.css"] = "newer"
    try gallery.build(plan, in: "all")
    let problems: [([String], String)] = [
      (["p1", "p3"], "Missing: 2/3"), (["p1", "p2", "p2"], "Shard 2/3 is there twice"),
      (["p1", "half"], "shards of different galleries"), (["p1", "all"], "an unsharded gallery"),
      (["p1", "other", "p3"], "different arguments"), (["p1", "none"], "contains no shard"),
    ]
    for (paths, message) in problems {
      #expect(problem(paths).contains(message), "\(problem(paths))")
    }
    gallery.files["p2/index.html"] = "changed"
    gallery.files["p3/index.html"] = "changed"
    #expect(problem(["p1", "p2", "p3"]).contains("changed after it was rendered"))
  }
}
