import Glibc
import KeyboardKit

struct GestureTimes {

  let count: Int
  let seconds: Double
  let unsoundCount: Int

  /// The resident memory after a tenth of the gestures and at the end, in kilobytes.
  let memory: (early: Int, late: Int)

  let digest: UInt64

  init(count: Int, seed: UInt64) {
    var keyboard = RandomKeyboard(seed: seed)
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    var unsoundCount = 0
    var early = 0
    let clock = ContinuousClock()
    let start = clock.now
    for index in 0..<count {
      if index % 1_000 == 999 { keyboard.changeSurroundings() }
      keyboard.play()
      if index % 64 == 0 {
        if !keyboard.isSound { unsoundCount += 1 }
        for byte in keyboard.document.textBefore.utf8 {
          digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3
        }
      }
      if index == count / 10 { early = Self.residentMemory }
    }
    seconds = start.duration(to: clock.now) / .seconds(1)
    self.count = count
    self.unsoundCount = unsoundCount
    self.digest = digest
    memory = (early, Self.residentMemory)
  }

  var rate: Double { seconds > 0 ? Double(count) / seconds : 0 }

  /// The resident memory in kilobytes, or 0 where the system doesn't report it.
  private static var residentMemory: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let text = String(
      decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * sysconf(Int32(_SC_PAGESIZE)) / 1024
  }
}
