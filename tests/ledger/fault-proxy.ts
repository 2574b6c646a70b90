import { once } from 'node:events'
import net from 'node:net'
import { type ClientMessage, ClientMessages } from './client-messages.ts'

/** `before` the server receives the statement, or `after` it has run it and before the client receives the result. */
export type Side = 'before' | 'after'

/** A statement of a client, in lower case, and the earlier statements of the same transaction. */
export interface Statement {
  readonly sql: string
  readonly earlier: string
}

/** A TCP proxy between clients and PostgreSQL that injects network faults. */
export interface FaultProxy {
  readonly port: number
  /** How many statements have been cut. */
  readonly statementsCut: number
  cut(): void
  /** Refuses new connections. Open ones stay. */
  refuse(): Promise<void>
  /** Keeps connections open and forwards nothing. */
  stall(): void
  /** Cuts the connection with the next statement that matches. */
  cutAt(side: Side, matches: (statement: Statement) => boolean): void
  /** Ends all faults. */
  heal(): Promise<void>
  close(): Promise<void>
}

/** Characters of a transaction's SQL; bounds what is remembered outside transactions. */
const maxRememberedLength = 20_000

const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5])

/** Forwards connections to a free port of 127.0.0.1 to the server at `target`. */
export async function startFaultProxy(target: net.NetConnectOpts): Promise<FaultProxy> {
  const connections = new Set<ProxiedConnection>()
  let pendingCut: { side: Side; matches: (statement: Statement) => boolean } | undefined
  let isStalled = false
  let statementsCut = 0

  const takeCut = (statement: Statement): Side | undefined => {
    if (!pendingCut?.matches(statement)) return undefined
    const { side } = pendingCut
    pendingCut = undefined
    statementsCut += 1
    return side
  }
  const server = net.createServer((client) => {
    const connection = new ProxiedConnection(client, net.connect(target), takeCut)
    connections.add(connection)
    connection.onEnd(() => connections.delete(connection))
    if (isStalled) connection.stall()
  })
  const listenAt = async (port: number) => {
    if (server.listening) return
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listenAt(0)
  const { port } = server.address() as net.AddressInfo

  const cut = () => {
    for (const connection of connections) connection.cut()
  }
  return {
    port,
    get statementsCut() {
      return statementsCut
    },
    cut,
    async refuse() {
      server.close()
    },
    stall() {
      isStalled = true
      for (const connection of connections) connection.stall()
    },
    cutAt(side, matches) {
      pendingCut = { side, matches }
    },
    async heal() {
      pendingCut = undefined
      isStalled = false
      for (const connection of connections) connection.resume()
      await listenAt(port)
    },
    async close() {
      cut()
      server.close()
    },
  }
}

/** A connection of a client and its connection to the server. */
class ProxiedConnection {
  /** The statements of the current transaction. */
  #earlier = ''
  readonly #client: net.Socket
  readonly #server: net.Socket
  readonly #takeCut: (statement: Statement) => Side | undefined
  readonly #messages = new ClientMessages()
  #withheld: Buffer | undefined

  constructor(client: net.Socket, server: net.Socket, takeCut: (statement: Statement) => Side | undefined) {
    this.#client = client
    this.#server = server
    this.#takeCut = takeCut
    for (const socket of [client, server]) {
      socket.setNoDelay(true)
      socket.on('error', () => this.cut())
      socket.on('close', () => this.cut())
    }
    client.on('data', (chunk) => {
      for (const message of this.#messages.read(chunk as Buffer)) this.#toServer(message)
    })
    server.on('data', (chunk) => this.#toClient(chunk as Buffer))
  }

  #toServer({ bytes, sql }: ClientMessage): void {
    const side = sql === undefined ? undefined : this.#observe(sql.trim().toLowerCase())
    if (side === 'before') this.cut()
    if (side === 'after') this.#withheld = Buffer.alloc(0)
    if (!this.#server.destroyed) this.#server.write(bytes)
  }

  #observe(sql: string): Side | undefined {
    const side = this.#takeCut({ sql, earlier: this.#earlier })
    const isBorder = /^(begin|start transaction|commit|rollback)\b/.test(sql)
    this.#earlier = isBorder ? '' : `${this.#earlier}\n${sql}`.slice(-maxRememberedLength)
    return side
  }

  #toClient(chunk: Buffer): void {
    if (!this.#withheld) {
      this.#client.write(chunk)
      return
    }
    this.#withheld = Buffer.concat([this.#withheld, chunk])
    // The last byte is the transaction status.
    if (this.#withheld.subarray(-6, -1).equals(readyForQuery)) this.cut()
  }

  onEnd(listener: () => void): void {
    this.#client.once('close', listener)
  }

  cut(): void {
    this.#client.destroy()
    this.#server.destroy()
  }

  stall(): void {
    this.#client.pause()
    this.#server.pause()
  }

  resume(): void {
    this.#client.resume()
    this.#server.resume()
  }
}
