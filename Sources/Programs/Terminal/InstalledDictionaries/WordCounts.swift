import Disk
import Foundation

package struct WordCounts {

  /// The counts of words in lowercase, of a billion.
  package let counts: [String: Double]

  package let words: [String]

  /// The version of the Python package wordfreq, empty if it isn't installed.
  package let version: String

  private static let mostWords = 300_000

  package init(language: String) {
    let script = """
      import importlib.metadata, sys, wordfreq
      print(importlib.metadata.version("wordfreq"))
      # Of other languages, the package returns the frequencies of a related one, or of English.
      if sys.argv[1] in wordfreq.available_languages():
        frequencies = wordfreq.get_frequency_dict(sys.argv[1])
        for word, frequency in list(frequencies.items())[:\(Self.mostWords)]:
          print(word, frequency * 1e9)
      """
    let lines = InstalledTool(arguments: ["python3", "-c", script, language]).lines() ?? []
    version = lines.first.map(String.init) ?? ""
    var counts: [String: Double] = [:]
    var words: [String] = []
    for line in lines.dropFirst() {
      let fields = line.split(separator: " ")
      guard fields.count == 2, let count = Double(fields[1]),
        fields[0].allSatisfy({ $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" })
      else { continue }
      counts[String(fields[0])] = count
      words.append(String(fields[0]))
    }
    self.counts = counts
    self.words = words
  }
}
