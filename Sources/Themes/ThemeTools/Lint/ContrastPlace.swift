import Foundation
import KeyboardDocuments
import KeyboardDrawing
import KeyboardPipeline

struct ContrastPlace {

  private var setting: Declaration?

  /// Whether the value sets what is behind the texts, because the file doesn't set their color.
  private var isFace: Bool
  private var cases: [ContrastCase]

  /// Whether the file sets the color of the texts or of their part, not only of the board.
  private var setsPart: Bool {
    setting.map { !isFace || $0.member.key != "background" } ?? false
  }

  static func places(in look: LintedLook) throws -> [ContrastPlace] {
    let run = look.run
    let cases = try look.contexts.joined().flatMap {
      try ContrastCase.measure($0, level: run.policy.level, promise: run.promisedContrast)
    }
    guard cases.contains(where: \.fails) else { return [] }
    var places: [ContrastPlace] = []
    var indices: [Range<Int>?: Int] = [:]
    for (keyboard, ofKeyboard) in cases.grouped {
      for item in ofKeyboard {
        let part = item.content.part
        let own = keyboard.explainer.declaration(ofContent: part, color: item.colorIndex)
        let setting = own ?? keyboard.explainer.declaration(behind: part)
        let span = setting?.value.span
        if let index = indices[span] {
          places[index].cases.append(item)
        } else {
          indices[span] = places.count
          places.append(ContrastPlace(setting: setting, isFace: own == nil, cases: [item]))
        }
      }
    }
    return places
  }

  func finding(of rule: LintRule, inTexts isText: Bool, run: LintRun) throws -> Diagnostic? {
    let failures = try cases.filter { $0.fails && ($0.content.text != nil) == isText }
      .filter { try setsPart || !run.isLikeStandard($0) }
      .sorted { $0.contrast < $1.contrast }
    let finding = try ContrastFinding(
      setting: setting, isFace: isFace, failures: failures, cases: cases, document: run.document
    ).diagnostic(of: rule)
    if let finding, let worst = failures.first {
      run.keep(LintPicture(keyboard: worst.keyboard, box: worst.content.box), of: finding)
    }
    return finding
  }
}

extension [ContrastCase] {

  fileprivate var grouped: [(MeasuredKeyboard, [ContrastCase])] {
    var result: [(MeasuredKeyboard, [ContrastCase])] = []
    for item in self {
      if result.last?.0 === item.keyboard {
        result[result.count - 1].1.append(item)
      } else {
        result.append((item.keyboard, [item]))
      }
    }
    return result
  }
}
