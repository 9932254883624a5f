#if Remote
import AsyncHTTPClient
import Foundation
import KeyboardCore
import KeyboardInput
import NIOCore
import NIOPosix
import NIOSSL
import Synchronization
import Testing

@testable import KeyboardRemote

/// A service whose certificate nobody vouches for gets no text.
@Suite struct CertificateTests {

  @Test(arguments: ["localhost", "127.0.0.1"])
  func unknownCertificatesAreRefused(host: String) async throws {
    let server = try await EncryptedServer.start()
    let remote = try await TriedService("https://\(host):\(server.port)/words")
    await remote.service.autocomplete("secret", updating: remote.context)
    guard case .unreachable(let name, let reason) = remote.context.lastError as? RemoteError
    else {
      return #expect(Bool(false), "\(String(describing: remote.context.lastError))")
    }
    #expect(name == host && !reason.isEmpty && !reason.contains("secret"))
    #expect(server.requests == 0 && remote.context.suggestionsFromService.isEmpty)
    // Nothing but the certificate is wrong: whoever trusts it is answered.
    #expect(try await server.answer(host: host) == Reply.words && server.requests == 1)
    try await server.stop()
  }

  private typealias RemoteError = Autocomplete.RemoteError
}

/// A server of this machine with a certificate of its own, valid until 2120 for this machine only.
private final class EncryptedServer: Sendable {

  private let channel: any Channel
  private let count: Count

  private init(_ channel: any Channel, _ count: Count) {
    (self.channel, self.count) = (channel, count)
  }

  static func start() async throws -> EncryptedServer {
    let key = try NIOSSLPrivateKey(bytes: bytes(key), format: .der)
    let configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: [.certificate(try certificate)], privateKey: .privateKey(key))
    let context = try NIOSSLContext(configuration: configuration)
    let count = Count()
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandlers([
            NIOSSLServerHandler(context: context), Answerer(count: count),
          ])
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    return EncryptedServer(channel, count)
  }

  var port: Int { channel.localAddress?.port ?? 0 }

  var requests: Int { count.value.withLock { $0 } }

  func stop() async throws { try await channel.close() }

  /// Return the answer for a client that trusts the certificate.
  func answer(host: String) async throws -> String {
    var configuration = HTTPClient.Configuration()
    configuration.tlsConfiguration = .makeClientConfiguration()
    configuration.tlsConfiguration?.trustRoots = .certificates([try Self.certificate])
    let client = HTTPClient(configuration: configuration)
    do {
      let response = try await client.execute(
        HTTPClientRequest(url: "https://\(host):\(port)/"), timeout: .seconds(60))
      let text = String(buffer: try await response.body.collect(upTo: 1000))
      try await client.shutdown()
      return text
    } catch {
      try await client.shutdown()
      throw error
    }
  }

  private static var certificate: NIOSSLCertificate {
    get throws { try NIOSSLCertificate(bytes: bytes(certificateText), format: .der) }
  }

  private static func bytes(_ base64: String) -> [UInt8] {
    Array(Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data())
  }

  /// The names are localhost and 127.0.0.1.
  private static let certificateText = """
    MIIBZjCCAQ2gAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwIBcNMjAwMTAxMDAwMDAwWhgP
    MjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMMCWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABGFoRdEC
    1cIrpZgznsei8/BxXrYj1cygi30f/DXEEquU4YxooWJkq53WNChBR9sL9ZKBZ35JOMMjaUVqDwQIUJajTjBMMA8GA1Ud
    EwEB/wQFMAMBAf8wGgYDVR0RBBMwEYIJbG9jYWxob3N0hwR/AAABMB0GA1UdDgQWBBTDE5h1p+VwZHrlCPmr7ptxe08i
    ajAKBggqhkjOPQQDAgNHADBEAiAK+9iBKGOjSMo31lOJL3SiY1gB92ES+n1UdBf1jSwJpgIgH/A1qIL1WEo2jGmfZcZC
    CrStYfmNtf4ZXRByk9zfG/Y=
    """

  private static let key = """
    MHcCAQEEIMvt7FZ8ZlB6avWjMDQ0t2pYiyBSu2h+boIAXnP+1e+loAoGCCqGSM49AwEHoUQDQgAEYWhF0QLVwiulmDOe
    x6Lz8HFetiPVzKCLfR/8NcQSq5ThjGihYmSrndY0KEFH2wv1koFnfkk4wyNpRWoPBAhQlg==
    """

  private final class Count: Sendable {
    let value = Mutex(0)
  }

  /// Answers whatever arrives once the connection is encrypted.
  private final class Answerer: ChannelInboundHandler {

    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    let count: Count

    init(count: Count) { self.count = count }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      count.value.withLock { $0 += 1 }
      let text =
        "HTTP/1.1 200 OK\r\nContent-Length: \(Reply.words.utf8.count)\r\nConnection: close\r\n\r\n"
      context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: text + Reply.words)), promise: nil)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }
}
#endif
