import ArgumentParser
import Disk
import KeyboardKit
import KeyboardPipeline
import Terminal

/// Animation format that ffmpeg writes, reproducibly: without threads, its name and the time.
struct AnimationFormat {

  private let form: TypingOutputSection.Form

  /// Makes the film one for the preview of an app.
  private var preview: Preview?

  struct Preview {

    /// In pixels.
    var width: Int
    var height: Int

    /// Beside a film of another shape, in hexadecimal digits.
    var ground: String
    var seconds: Double
  }

  init(_ preview: Preview) {
    form = .mp4
    self.preview = preview
  }

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
      "An animation in the format \(form.rawValue) is written by the program ffmpeg, which isn't installed",
      hints: ["Install the package ffmpeg, or write a .webp or .apng file, which need no program."])
  }

  func bytes(
    of apng: [UInt8], pace: AnimationPace, colorScheme: ColorScheme
  ) throws(CommandFailure) -> [UInt8] {
    let tool = InstalledTool(
      Self.program, arguments(pace: pace, colorScheme: colorScheme), budget: .film)
    guard let bytes = tool.file(inPlaceOf: Self.output, suffix: form.rawValue, for: apng) else {
      throw CommandFailure(
        .environment, code: .animationEncoder, "The program ffmpeg couldn't write the animation",
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
    if let preview { return Self.arguments(of: preview, opaque: opaque) }
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
    return Self.input + ["-filter_complex", filter] + encoder + Self.reproducible
  }

  // The reader of animated PNG needs a file in which it can go back, which standard input is here.
  private static let input = [
    "-nostdin", "-loglevel", "error", "-y", "-f", "apng", "-i", "/dev/stdin",
  ]

  private static let reproducible = [
    "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-threads", "1", output,
  ]

  /// App Store Connect takes 30 frames a second in H.264 up to level 4, with a track of sound.
  ///
  /// The last picture stays until the end. A screen of nearly the same shape is scaled to it.
  private static func arguments(of preview: Preview, opaque: String) -> [String] {
    let (width, height) = (preview.width, preview.height)
    let isNear = "lt(abs(iw*\(height)/(ih*\(width))-1)\\,0.01)"
    let inner = "scale=w=if(\(isNear)\\,\(width)\\,2*floor(iw*\(height)/ih/2)):h=\(height)"
    let outer = "pad=\(width):\(height):(ow-iw)/2:(oh-ih)/2:color=0x\(preview.ground)"
    let filter =
      "\(opaque),\(inner),\(outer),setsar=1,format=yuv420p,"
      + "tpad=stop_mode=clone:stop_duration=\(Int(preview.seconds.rounded(.up)))[v]"
    return input + ["-f", "lavfi", "-i", "anullsrc=r=44100:cl=stereo"]
      + ["-filter_complex", filter, "-map", "[v]", "-map", "1:a"]
      + ["-c:v", "libx264", "-crf", "18", "-preset", "medium", "-profile:v", "high"]
      + ["-level:v", "4.0", "-r", "30", "-c:a", "aac", "-b:a", "128k"]
      + ["-t", preview.seconds.plainText, "-movflags", "+faststart"] + reproducible
  }
}

struct AnimationOptions: ParsableArguments {

  @Option(
    "Frames per second: 30 or 60 (default: a frame for each change, and 30 where keys move).",
    as: "n", completion: .list(["30", "60"]))
  var fps: String?

  @Option(number: "Number of times the animation is played, 0 for ever (default: 0).")
  var loop: String?

  @Option(number: "Seed of the typing's rhythm (default: 1).")
  var seed: String?

  func pace() throws(Diagnostics) -> AnimationPace {
    try AnimationPace(fps: fps, loop: loop, seed: seed)
  }
}
