import Foundation
import KeyboardDocuments
import KeyboardDrawing
import KeyboardPipeline

struct ContrastPlace {

  private var setting: ColorTrace.Setting?

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
    // Only a theme with failures has to be traced.
    guard cases.contains(where: \.fails) else { return [] }
    var places: [ContrastPlace] = []
    var indices: [Range<Int>?: Int] = [:]
    for (keyboard, ofKeyboard) in cases.grouped {
      let contents = run.marked(keyboard.situation, .content)
      let faces = run.marked(keyboard.situation, .face)
      for item in ofKeyboard {
        let own = contents?.setting(of: item)
        let setting = own ?? faces?.setting(behind: item.content)
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
    return try ContrastFinding(
      setting: setting, isFace: isFace, failures: failures, cases: cases, document: run.document
    ).diagnostic(of: rule)
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

struct MarkedKeyboard {

  let keyboard: MeasuredKeyboard
  let trace: ColorTrace

  func setting(of item: ContrastCase) -> ColorTrace.Setting? {
    let same = keyboard.contents.first { $0.identity == item.content.identity }
    guard let same, same.colors.indices.contains(item.colorIndex) else { return nil }
    return trace.setting(of: same.colors[item.colorIndex])
  }

  func setting(behind content: SceneContent) -> ColorTrace.Setting? {
    let face = setting(
      ofFace: content.role, named: content.name, isSelected: content.isSelected)
    if let face { return face }
    guard let backdrop = try? keyboard.backdrop else { return nil }
    let row = content.box.midY.pixel
    // Behind a translucent item of the toolbar is the board, which is seen at the edge.
    return trace.setting(of: backdrop.color(content.box.midX.pixel, row))
      ?? (content.role == .toolbarItem ? trace.setting(of: backdrop.color(1, row)) : nil)
  }

  func setting(
    ofFace role: Scene.Element.Role, named name: String, isSelected: Bool = false
  ) -> ColorTrace.Setting? {
    let role = role == .calloutItem && !isSelected ? .actionCallout : role
    let part = keyboard.scene.elements.last {
      $0.role == role && ($0.name == name || role == .actionCallout)
        && (role != .calloutItem || $0.property("state") == "selected")
    }
    let face = part?.style.first { $0.name == "backgroundColor" }
    guard case .color(let color)? = face?.value else { return nil }
    return trace.setting(of: color)
  }
}
