import Foundation
import Greetings

@main struct RunLoopProgram {

  static func main() {
    let controller = GreetingController()
    controller.typeLetter()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
    print(controller.answer)
  }
}
