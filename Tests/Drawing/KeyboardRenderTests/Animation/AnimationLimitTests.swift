import KeyboardKit
import KeyboardRender
import Testing

@Suite final class AnimationLimitTests: RendererSuite {

  typealias Frame = PictureAnimation.Frame

  let bitmap = Patch(2, 2).bitmap

  @Test func needsAFrame() {
    #expect(throws: RenderError.animation(.noFrames)) {
      try renderer.apng(of: PictureAnimation(frames: []), scale: 1)
    }
  }

  @Test func boundsTheNumberOfFrames() throws {
    let frame = Frame(bitmap, duration: .milliseconds(1))
    let animation = { count in
      PictureAnimation { show in for _ in 0..<count { try show(frame) } }
    }
    let most = PictureAnimation.largestFrameCount
    #expect(try !renderer.apng(of: animation(most), scale: 1).isEmpty)
    #expect(throws: RenderError.animation(.tooManyFrames)) {
      try renderer.apng(of: animation(most + 1), scale: 1)
    }
  }

  @Test(arguments: [Duration.zero, .milliseconds(-1), .milliseconds(65_535_001), .seconds(1e15)])
  func boundsDurations(duration: Duration) {
    let frames = [Frame(bitmap, duration: .seconds(1)), Frame(bitmap, duration: duration)]
    #expect(throws: RenderError.animation(.durationOutOfRange(frame: 1))) {
      try renderer.apng(of: PictureAnimation(frames: frames), scale: 1)
    }
  }

  @Test func boundsDurationsOfMergedFrames() {
    let frames = (0..<3).map { _ in Frame(bitmap, duration: .seconds(40000)) }
    #expect(throws: RenderError.animation(.durationOutOfRange(frame: 0))) {
      try renderer.apng(of: PictureAnimation(frames: frames), scale: 1)
    }
  }

  @Test(arguments: [-1, Int(Int32.max) + 1, .min, .max]) func boundsLoops(count: Int) {
    let animation = PictureAnimation([Patch(1, 1)], loopCount: count)
    #expect(throws: RenderError.animation(.loopCountOutOfRange(count))) {
      try renderer.apng(of: animation, scale: 1)
    }
  }

  @Test(arguments: [0, 0.49, 8.01, -1, .nan, .infinity]) func boundsScales(scale: Double) {
    #expect(throws: RenderError.self) {
      try renderer.apng(of: PictureAnimation([Patch(1, 1)]), scale: scale)
    }
  }

  @Test func refusesBitmapsOfAnotherScale() {
    #expect(throws: RenderError.animation(.otherScale(frame: 0))) {
      try renderer.apng(of: PictureAnimation([Patch(1, 1)]), scale: 2)
    }
  }

  @Test(arguments: [(0.0, 10.0), (10, 0), (-5, 5), (1e9, 1e9), (100_000, 1), (.nan, 1)])
  func refusesSizes(width: Double, height: Double) {
    let drawing = Scene(size: CGSize(width: width, height: height), nodes: [])
    let frames = [Frame(bitmap, duration: .seconds(1)), Frame(drawing, duration: .seconds(1))]
    for jobs in [1, 3] {
      #expect(throws: RenderError.self) {
        try renderer.apng(of: PictureAnimation(frames: frames), scale: 1, jobs: jobs)
      }
    }
  }

  @Test func refusesASizeThatOnlyAllFramesTogetherHave() {
    let frames = [Patch(32767, 1), Patch(1, 32767)].map { Frame($0.bitmap, duration: .seconds(1)) }
    #expect(throws: RenderError.sizeOutOfRange(width: 32767, height: 32767)) {
      try renderer.apng(of: PictureAnimation(frames: frames), scale: 1)
    }
  }

  @Test(arguments: [
    [[Patch(2, 2)], [Patch(2, 3)]],
    [[Patch(2, 2)], [Patch(2, 2, 0)]],
    [[Patch(2, 2)], [Patch(2, 2), Patch(2, 2, 0xFF00_0000)]],
    [[Patch(2, 2), Patch(2, 2, 0xFF00_0000)], [Patch(2, 2)]],
  ])
  func noticesFramesThatAreOthersTheSecondTime(runs: [[Patch]]) {
    var runs = runs
    let animation = PictureAnimation { show in
      for patch in runs.removeFirst() { try show(Frame(patch.bitmap, duration: .seconds(1))) }
    }
    #expect(throws: RenderError.animation(.unsteadyFrames)) {
      try renderer.apng(of: animation, scale: 1)
    }
  }

  private struct Interruption: Error {}

  @Test func passesOnWhatGoesWrongOutside() {
    let frame = Frame(bitmap, duration: .seconds(1))
    let animation = PictureAnimation { show in
      try show(frame)
      throw Interruption()
    }
    #expect(throws: Interruption.self) { try renderer.apng(of: animation, scale: 1) }
    #expect(throws: Interruption.self) {
      try renderer.writeAPNG(of: PictureAnimation(frames: [frame]), scale: 1) { _ in
        throw Interruption()
      }
    }
  }

  @Test func handsOutEachFrameAsItComes() throws {
    let patches = (0..<20).map { Patch(3, 3, 0xFF00_0000 | $0) }
    var parts: [[UInt8]] = []
    let summary = try renderer.writeAPNG(of: PictureAnimation(patches), scale: 1) {
      parts.append($0)
    }
    #expect(parts.count == 21)
    #expect(try parts.flatMap { $0 } == renderer.apng(of: PictureAnimation(patches), scale: 1))
    #expect(summary.width == 3 && summary.height == 3 && summary.isOpaque)
    #expect(summary.frameCount == 20 && summary.duration == .seconds(2))
  }

  @Test(arguments: [
    AnimationProblem.noFrames, .tooManyFrames, .durationOutOfRange(frame: 3),
    .loopCountOutOfRange(-1), .otherScale(frame: 0), .unsteadyFrames,
  ])
  func saysWhatIsWrong(problem: AnimationProblem) {
    let text = RenderError.animation(problem).description
    #expect(text == problem.description && text.count > 20 && !text.hasSuffix("."))
  }
}
