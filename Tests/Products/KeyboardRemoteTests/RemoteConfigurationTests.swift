#if Remote
import KeyboardCore
import SourceText
import Testing

@testable import KeyboardRemote

@Suite struct RemoteConfigurationTests {

  private func read(_ text: String) throws(Diagnostics) -> RemoteConfiguration {
    try RemoteConfiguration(
      SourceFile(name: "service.json", text: text), allowing: ["KEY", "UNSET"],
      environment: { $0 == "UNSET" ? nil : "k1" })
  }

  @Test func everyKeyIsRead() throws {
    let configuration = try read(
      """
      { // A comment.
        "url": "https://a.example/{word}", "method": "PUT", "headers": {"Authorization": "Bearer ${KEY}"},
        "query": {"q": "${KEY}"}, "body": {"n": 3}, "prompt": "Complete.", "suggestions": "a[0][].b",
        "repeatable": false, "timeout": 4.5, "retries": 1, "cache": 9, "localFirst": true,
        "environment": ["KEY"],
      }
      """)
    let request = configuration.request
    #expect(request.method == "PUT" && request.headers == ["Authorization": "Bearer k1"])
    #expect(request.query == ["q": "${KEY}"] && request.systemPrompt == "Complete.")
    #expect(request.body?.text == #"{"n": 3}"# && !request.isRepeatable)
    #expect(request.place.steps == [.key("a"), .index(0), .each, .key("b")])
    #expect(configuration.limits.timeLimit == .seconds(4.5) && configuration.limits.retries == 1)
    #expect(configuration.limits.cacheTime == .seconds(9) && configuration.asksLocalFirst)
  }

  @Test(arguments: [
    (#"{"urls": "x"}"#, "theme/unknown-key", "url"), ("{}", "theme/missing-key", "url"),
    (#"{"url": 3}"#, "theme/wrong-type", "string"), ("[]", "theme/wrong-type", "object"),
    (#"{"url": "x", "method": "GTE"}"#, "theme/invalid-value", "GET"),
    (#"{"url": "x", "timeout": 1000}"#, "theme/invalid-value", "60"),
    (#"{"url": "x", "retries": 99}"#, "theme/invalid-value", "5"),
    (#"{"url": "x", "suggestions": "a..b"}"#, "theme/invalid-value", "a..b"),
    (#"{"url": "x", "suggestions": "[0].[1]"}"#, "theme/invalid-value", "dots"),
    (#"{"url": "x", "headers": {"A": "${KEY}"}}"#, "theme/invalid-value", "isn't in the list"),
    (#"{"url": "x", "environment": ["UNSET"]}"#, "theme/invalid-value", "isn't set"),
    (#"{"url": "x", "environment": ["PATH"]}"#, "system/outside-project", "--allow-env PATH"),
    (#"{"url": "x", "environment": "KEY"}"#, "theme/wrong-type", "array"),
    (#"{"url": "x", "headers": ["A"]}"#, "theme/wrong-type", "object"), ("{", "json/syntax", ""),
  ])
  func errorsHavePlaces(text: String, code: String, word: String) {
    do {
      _ = try read(text)
      #expect(Bool(false), "\(text) was read")
    } catch {
      let problem = error.list.first
      #expect(problem?.code.name == code && problem?.place?.file == "service.json")
      let words = [problem?.message ?? ""] + (problem?.hints ?? [])
      #expect(problem?.range != nil && words.joined().contains(word), "\(words)")
    }
  }
}
#endif
