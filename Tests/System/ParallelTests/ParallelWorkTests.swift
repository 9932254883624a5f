import Testing

@testable import Parallel

@Suite struct ParallelWorkTests {

  private struct Odd: Error, Equatable {
    let number: Int
  }

  @Test(arguments: [1, 2, 7, 200])
  func resultsKeepTheOrder(jobs: Int) {
    let numbers = Array(0..<100)
    #expect(ParallelWork.map(numbers, jobs: jobs, worker: { $0 }) { item, _ in item } == numbers)
    #expect(ParallelWork.map([Int](), jobs: jobs, worker: { $0 }) { item, _ in item } == [])
  }

  @Test(arguments: [1, 2, 7])
  func workersAreNumberedFromZero(jobs: Int) {
    let workers = ParallelWork.map(Array(0..<50), jobs: jobs, worker: { $0 }) { $1 }
    #expect(Set(workers).isSubset(of: 0..<jobs))
  }

  @Test(arguments: [1, 2, 7])
  func resultsEndWithTheFirstThatStops(jobs: Int) {
    let results = ParallelWork.map(
      Array(0..<100), jobs: jobs, worker: { _ in }, stopping: { $0 % 30 == 29 }
    ) { item, _ in item }
    #expect(results == Array(0...29))
  }

  @Test(arguments: [1, 2, 7])
  func theFirstFailureIsThrown(jobs: Int) {
    #expect(throws: Odd(number: 13)) {
      _ = try ParallelWork.tryMap(Array(0..<100), jobs: jobs, worker: { _ in }) { item, _ in
        guard item < 13 || item.isMultiple(of: 2) else { throw Odd(number: item) }
        return item
      }
    }
  }

  @Test(arguments: [0, 1, 2, 100], [0, 1, .max])
  func itemsAreProcessedWhileTheyAreMade(count: Int, helpers: Int) {
    let results = ParallelWork.map(
      making: { (add: (Int) -> Void) in (0..<count).forEach(add) }, helpers: helpers
    ) {
      $0 * 2
    }
    #expect(results == (0..<count).map { $0 * 2 })
  }
}
