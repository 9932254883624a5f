extension PictureAnimation {

  /// Shows content from a time on, counted from the start of the animation.
  public typealias MomentReceiver = (_ content: Frame.Content, _ time: Duration) throws -> Void

  /// Create an animation of pictures at the times of their appearance, such as a keyboard's during
  /// typing.
  ///
  /// Each picture is shown until the next one appears, and the last one for a duration in
  /// ``durations``. Of pictures within the same millisecond, or out of order, only the last is
  /// shown. The closure shows all pictures in order; it is called twice, like that of
  /// ``init(loopCount:fixedEdge:playing:)``.
  public init(
    loopCount: Int = 0, fixedEdge: FixedEdge = .bottom, restingFor rest: Duration,
    moments play: @escaping (_ show: MomentReceiver) throws -> Void
  ) {
    self.init(loopCount: loopCount, fixedEdge: fixedEdge) { show in
      var last: (content: Frame.Content, start: Duration)?
      try play { content, time in
        guard let (before, start) = last else {
          last = (content, .zero)
          return
        }
        guard time - start >= .milliseconds(1) else {
          last = (content, start)
          return
        }
        try show(Frame(before, duration: time - start))
        last = (content, time)
      }
      if let last { try show(Frame(last.content, duration: rest)) }
    }
  }
}
