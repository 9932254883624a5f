import CFuzzer
import FuzzSupport
import Glibc

// Run libFuzzer on the reader in READER: kbrender-fuzz [FOLDER…] [-OPTION=VALUE…]

enum Run {

  static let reader = getenv("READER").flatMap { name in
    FuzzedReader.all.first { $0.name == String(cString: name) }
  }
}

guard Run.reader != nil else {
  print("READER must be one of", FuzzedReader.all.map(\.name).joined(separator: " "))
  exit(2)
}
var count = CommandLine.argc
var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(
  LLVMFuzzerRunDriver(&count, &words) { data, size in
    Run.reader?.read(Array(UnsafeBufferPointer(start: data, count: size)))
    return 0
  })
