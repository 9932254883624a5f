extension PictureAnimation {

  /// Shows something from a time on, counted from the start of the animation.
  public typealias MomentReceiver = (_ content: Frame.Content, _ time: Duration) throws -> Void

  /// An animation of pictures that are told by the times at which they appear, as a keyboard has them
  /// that is typed on.
  ///
  /// Each picture is shown until the next one appears, and the last one rests for a time, which is
  /// one of ``durations``. Of pictures that appear within the same millisecond, or earlier than the
  /// one before, only the last is seen. The closure shows all pictures in order; it is called twice,
  /// as that of ``init(loopCount:fixedEdge:playing:)`` is.
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
