import Greetings

/// The entry point leaves the main thread when it first waits.
@main struct MainActorProgram {

  @MainActor static func main() async throws {
    for _ in ["on the main thread", "on another one"] {
      let controller = GreetingController()
      controller.typeLetter()
      try await Task.sleep(for: .seconds(1))
      print(controller.answer)
    }
  }
}
