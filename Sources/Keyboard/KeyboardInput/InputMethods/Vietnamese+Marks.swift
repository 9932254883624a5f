extension Vietnamese.Syllable {

  func withCircumflex(on base: Character?) -> [Self] {
    nucleus.compactMap { index in
      let letter = letters[index]
      guard letter.mark != .circumflex, base == nil || base == letter.base,
        "aeo".contains(letter.base)
      else { return nil }
      var syllable = self
      syllable.letters[index].mark = .circumflex
      // There is no ư before ô: ươ becomes uô.
      if index > nucleus.lowerBound, letter.base == "o", letters[index - 1].base == "u" {
        syllable.letters[index - 1].mark = .none
      }
      return syllable
    }
  }

  func withBreve() -> [Self] {
    nucleus.compactMap { index in
      guard letters[index].base == "a", letters[index].mark != .breve else { return nil }
      var syllable = self
      syllable.letters[index].mark = .breve
      return syllable
    }
  }

  func withHorn() -> Self? {
    let nucleus = nucleus
    let bases = String(letters[nucleus].map(\.base))
    let start = nucleus.lowerBound
    if bases.hasPrefix("uo") {
      let keepsU = bases == "uo" && coda.isEmpty && ["h", "kh", "th"].contains(onset)
      return settingMarks([keepsU ? .none : .horn, .horn], from: start)
    }
    if bases == "ua" { return coda.isEmpty ? settingMarks([.horn], from: start) : nil }
    if bases.contains("a") { return nil }
    if bases.contains("u") && bases.contains("o") { return nil }
    let index = letters[nucleus].firstIndex { $0.base == "u" || $0.base == "o" }
    return index.map { settingMarks([.horn], from: $0) }
  }

  func withStroke() -> Self? {
    letters.first?.base == "d" ? settingMarks([.stroke], from: 0) : nil
  }

  func withBothHorns() -> Self {
    let nucleus = nucleus
    guard nucleus.count >= 2, nucleus.upperBound < letters.count || nucleus.count > 2 else {
      return self
    }
    let pair = spelling(nucleus.lowerBound..<nucleus.lowerBound + 2)
    guard pair == "uơ" || pair == "ưo" else { return self }
    return settingMarks([.horn, .horn], from: nucleus.lowerBound)
  }

  func without(_ marks: Set<Vietnamese.Mark>, on base: Character? = nil) -> Self {
    var syllable = self
    for index in letters.indices
    where marks.contains(letters[index].mark) && (base == nil || base == letters[index].base) {
      syllable.letters[index].mark = .none
    }
    return syllable
  }

  private func settingMarks(_ marks: [Vietnamese.Mark], from start: Int) -> Self {
    var syllable = self
    for (offset, mark) in marks.enumerated() { syllable.letters[start + offset].mark = mark }
    return syllable
  }
}
