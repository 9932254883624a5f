import Dispatch
import Foundation
import KeyboardCore
import KeyboardInput
public import KeyboardViews

extension View {

  /// Runs a function before the view is drawn first.
  ///
  /// What the function changes is in the image: the body around the view is evaluated again.
  public func onAppear(
    perform action: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    if let action { AppearanceActions.add(at: "\(fileID):\(line)", action) }
    return self
  }

  /// Runs an asynchronous function before the view is drawn first, for at most a second.
  public func task(
    priority: TaskPriority = .userInitiated, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping @isolated(any) () async -> Void
  ) -> Self {
    let work = BoundedTask(action)
    AppearanceActions.add(at: "\(fileID):\(line)") { work.run() }
    return self
  }

  /// Runs an asynchronous function before the view is drawn first, for at most a second.
  public func task(
    id: some Equatable, priority: TaskPriority = .userInitiated, fileID: StaticString = #fileID,
    line: UInt = #line, _ action: @escaping @isolated(any) () async -> Void
  ) -> Self {
    task(priority: priority, fileID: fileID, line: line, action)
  }
}

/// An asynchronous function that starts later, and that a thread waits for.
private struct BoundedTask {

  private let start: AsyncStream<Void>.Continuation
  private let end = DispatchSemaphore(value: 0)
  private let isDone = SettableValue(false)
  private let task: Task<Void, Never>

  /// In seconds; a page of a network isn't waited for.
  private static let bound = 1.0

  init(_ work: @escaping @isolated(any) () async -> Void) {
    // The thread that draws waits for the function, so both never run at once.
    nonisolated(unsafe) let work = work
    let (starts, start) = AsyncStream<Void>.makeStream()
    let (end, isDone) = (end, isDone)
    self.start = start
    task = Task.detached {
      guard await starts.first(where: { true }) != nil else { return }
      await work()
      isDone.value = true
      end.signal()
    }
  }

  func run() {
    start.yield()
    start.finish()
    // The main thread runs what its own actor waits for.
    if Thread.isMainThread {
      let deadline = Date(timeIntervalSinceNow: Self.bound)
      while !isDone.value, Date() < deadline {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
      }
    } else {
      _ = end.wait(timeout: .now() + Self.bound)
    }
    if !isDone.value { task.cancel() }
  }
}
