public import Foundation
import KeyboardInput
public import KeyboardViews

/// In seconds; a page of a network isn't waited for.
private let longestTask = 1.0

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
  ///
  /// It runs on the thread of the image, whose other work waits for it.
  public func task(
    priority: TaskPriority = .userInitiated, fileID: StaticString = #fileID, line: UInt = #line,
    _ action: nonisolated(nonsending) @escaping () async -> Void
  ) -> Self {
    AppearanceActions.add(at: "\(fileID):\(line)") {
      KeyboardExecutor.wait(for: action, seconds: longestTask)
    }
    return self
  }

  /// Runs an asynchronous function before the view is drawn first, for at most a second.
  ///
  /// The identity has no effect, since it doesn't change in an image.
  public func task(
    id: some Equatable, priority: TaskPriority = .userInitiated, fileID: StaticString = #fileID,
    line: UInt = #line, _ action: nonisolated(nonsending) @escaping () async -> Void
  ) -> Self {
    task(priority: priority, fileID: fileID, line: line, action)
  }
}

/// A view that follows time, at its start.
public struct TimelineView<Content: View>: View {

  /// The view.
  public let body: Content

  /// Creates a view for a schedule.
  public init(
    _ schedule: TimelineSchedule, @ViewBuilder content: (TimelineViewDefaultContext) -> Content
  ) { body = content(TimelineViewDefaultContext()) }
}

/// The time of a view.
public struct TimelineViewDefaultContext {
  /// The start of all timelines.
  public let date = Date(timeIntervalSinceReferenceDate: 0)
}

/// Times of updates.
public enum TimelineSchedule { case animation, everyMinute, periodic(from: Date, by: TimeInterval) }
