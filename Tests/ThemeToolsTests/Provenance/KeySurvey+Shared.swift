import Foundation
import ThemeTools

extension KeySurvey {

  /// The survey of all tests on a thread, which lays out each keyboard once.
  static var ofThread: KeySurvey {
    let values = Thread.current.threadDictionary
    let survey = values["survey"] as? KeySurvey ?? KeySurvey()
    values["survey"] = survey
    survey.renewTests()
    return survey
  }
}
