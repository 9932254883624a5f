internal import Cairo

extension PNG.Delay {

  /// The nearest nonzero fraction, such as 1/30 for a thirtieth of a second, however it is rounded.
  init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let whole = UInt128(1_000_000_000_000_000_000)
    let value = Fraction(UInt128(seconds) * whole + UInt128(attoseconds), whole)
    let nearest = value.nearest(upTo: UInt128(UInt16.max))
    // Players replace a delay of zero by one of their own.
    self.init(UInt16(max(nearest.numerator, 1)), UInt16(nearest.shownDenominator))
  }
}

private struct Fraction {

  var numerator: UInt128
  var denominator: UInt128

  init(_ numerator: UInt128, _ denominator: UInt128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The denominator, or the largest possible one if the fraction is 0.
  var shownDenominator: UInt128 { numerator == 0 ? UInt128(UInt16.max) : denominator }

  func nearest(upTo limit: UInt128) -> Fraction {
    var rest = self
    var (before, last) = (Fraction(0, 1), Fraction(1, 0))
    while rest.denominator > 0 {
      let term = rest.numerator / rest.denominator
      let room = min(
        last.numerator == 0 ? term : (limit - before.numerator) / last.numerator,
        last.denominator == 0 ? term : (limit - before.denominator) / last.denominator)
      let used = min(term, room)
      let next = Fraction(
        used * last.numerator + before.numerator, used * last.denominator + before.denominator)
      guard used == term else { return nearer(of: last, and: next) }
      (before, last) = (last, next)
      rest = Fraction(rest.denominator, rest.numerator % rest.denominator)
    }
    return last
  }

  private func nearer(of first: Fraction, and second: Fraction) -> Fraction {
    // A fraction with denominator 0 isn't a number.
    guard first.denominator > 0 else { return second }
    return distance(to: second) * first.denominator < distance(to: first) * second.denominator
      ? second : first
  }

  /// Return the distance to another fraction, multiplied by the product of the denominators.
  private func distance(to other: Fraction) -> UInt128 {
    let (left, right) = (numerator * other.denominator, other.numerator * denominator)
    return left > right ? left - right : right - left
  }
}
