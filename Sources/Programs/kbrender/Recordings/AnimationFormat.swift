import ArgumentParser
import Disk
import KeyboardKit
import KeyboardPipeline
import KeyboardRender
import Terminal

/// Animation format that ffmpeg writes, reproducibly: without threads, its name and the time.
struct AnimationFormat {

  private let form: TypingOutputSection.Form

  init?(_ form: TypingOutputSection.Form) {
    guard [.gif, .mp4, .webm].contains(form) else { return nil }
    self.form = form
  }

  static let program = "ffmpeg"

  static var isInstalled: Bool { InstalledTool(program, []).path != nil }

  private static let output = "<output>"

  /// Browsers show the frames of GIF files that follow within two hundredths of a second too late.
  private static let fastestGIF = 50

  func checkProgram() throws(CommandFailure) {
    guard !Self.isInstalled else { return }
    throw CommandFailure(
      .environment, code: .animationEncoder,
      "A film in the format \(form.rawValue) is written by the program ffmpeg, which isn't installed",
      hints: ["Install the package ffmpeg, or write a .webp or .apng file, which need no program."])
  }

  func bytes(
    of apng: [UInt8], pace: AnimationPace, colorScheme: ColorScheme
  ) throws(CommandFailure) -> [UInt8] {
    let tool = InstalledTool(
      Self.program, arguments(pace: pace, colorScheme: colorScheme), budget: .film)
    guard let bytes = tool.file(inPlaceOf: Self.output, suffix: form.rawValue, for: apng) else {
      throw CommandFailure(
        .environment, code: .animationEncoder, "The program ffmpeg couldn't write the film",
        hints: ["It may lack the encoder; `ffmpeg -encoders` lists those that it has."])
    }
    return bytes
  }

  func arguments(pace: AnimationPace, colorScheme: ColorScheme) -> [String] {
    let rate = min(pace.framesPerSecond, form == .gif ? Self.fastestGIF : .max)
    let level = colorScheme == .dark ? 0 : 255
    // Films have no transparency; the room for callouts shows the ground.
    let opaque =
      "[0:v]fps=\(rate),format=rgba,split[a][b];"
      + "[a]lutrgb=r=\(level):g=\(level):b=\(level):a=255[c];"
      + "[c][b]overlay=format=rgb"
    let even = "\(opaque),pad=ceil(iw/2)*2:ceil(ih/2)*2,format=yuv420p"
    let (filter, encoder): (String, [String]) =
      switch form {
      case .gif:
        (
          "\(opaque),split[d][e];[d]palettegen=stats_mode=diff[p];"
            + "[e][p]paletteuse=dither=none:diff_mode=rectangle",
          [
            "-loop",
            String(pace.loopCount == 0 ? 0 : pace.loopCount == 1 ? -1 : pace.loopCount - 1),
          ]
        )
      case .webm: (even, ["-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-row-mt", "0"])
      default:
        (even, ["-c:v", "libx264", "-crf", "18", "-preset", "medium", "-movflags", "+faststart"])
      }
    // The reader of animated PNG needs a file in which it can go back, which standard input is here.
    return ["-nostdin", "-loglevel", "error", "-y", "-f", "apng", "-i", "/dev/stdin"]
      + ["-filter_complex", filter] + encoder
      + ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-threads", "1"]
      + [Self.output]
  }
}

struct AnimationOptions: ParsableArguments {

  @Option(
    "Frames per second: 30 or 60 (default: a frame for each change, and 30 where keys move).",
    as: "n", completion: .list(["30", "60"]))
  var fps: String?

  @Option(number: "Number of times the film is played, 0 for ever (default: 0).")
  var loop: String?

  @Option(number: "Seed of the typing's rhythm (default: 1).")
  var seed: String?

  func pace() throws(Diagnostics) -> AnimationPace {
    try AnimationPace(fps: fps, loop: loop, seed: seed)
  }
}
