import Greetings

@globalActor actor Desk {
  static let shared = Desk()
}

/// Another actor has to tell the keyboard that it is the one to answer on.
@main struct GlobalActorProgram {

  static func main() async throws { try await type() }

  @Desk private static func type() async throws {
    for startsHere in [false, true] {
      let controller = GreetingController()
      if startsHere { controller.startAutocomplete() }
      controller.typeLetter()
      try await Task.sleep(for: .seconds(1))
      print(controller.answer)
    }
  }
}
