package import ArgumentParser
internal import Foundation
package import KeyboardDocuments
package import Work

package struct ShardOptions: ParsableArguments {

  @Option(
    "Part I of N of the work, or auto for that of a Slurm array, Kubernetes indexed job or CI matrix.",
    as: "I/N")
  package var shard: String?

  package init() {}
}

extension ShardOptions {

  package func read() throws(Diagnostics) -> Shard? { try Self.read(shard) }

  /// Nil also where a scheduler runs the whole work in one process.
  package static func read(_ text: String?) throws(Diagnostics) -> Shard? {
    guard let text else { return nil }
    guard text != "auto" else {
      do throws(Shard.Problem) {
        let shard = try Shard(environment: ProcessInfo.processInfo.environment)
        return shard.count == 1 ? nil : shard
      } catch {
        throw Diagnostics(code: .shardEnvironment, error.message)
      }
    }
    guard let shard = Shard(text) else {
      throw Diagnostics(
        code: .shard,
        "--shard must be an index and a count such as 2/5, or auto, not “\(text.shortened)”")
    }
    return shard
  }
}
