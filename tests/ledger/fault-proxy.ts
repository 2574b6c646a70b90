import { once } from 'node:events'
import net from 'node:net'
import { type ClientMessage, ClientMessages } from './client-messages.ts'

/** `before`: the server never hears of it. `after`: the server has done it, and its client never hears of that. */
export type Side = 'before' | 'after'

/** One question of a client, in lower case, and what it has said before in the same transaction. */
export interface Question {
  readonly sql: string
  readonly earlier: string
}

/** Stands between one client and PostgreSQL, and breaks what passes in every way a network can. */
export interface FaultProxy {
  readonly port: number
  /** How many questions have been cut. */
  readonly questionsCut: number
  cut(): void
  /** Nobody answers at the port any more. Connections that are open stay. */
  refuse(): Promise<void>
  /** Connections stay open and nothing passes. */
  silence(): void
  /** Cuts the connection that asks the next question of which `isMoment` holds. */
  cutAt(side: Side, isMoment: (question: Question) => boolean): void
  /** Everything passes again. */
  heal(): Promise<void>
  close(): Promise<void>
}

/** Of a transaction's SQL, in characters. What runs outside any would otherwise add up. */
const mostRemembered = 20_000

const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5])

/** Passes on what arrives at a port of 127.0.0.1 to the server that listens at `target`. */
export async function startFaultProxy(target: net.NetConnectOpts): Promise<FaultProxy> {
  const pairs = new Set<Pair>()
  let trap: { side: Side; isMoment: (question: Question) => boolean } | undefined
  let isSilent = false
  let questionsCut = 0

  const springTrap = (question: Question): Side | undefined => {
    if (!trap?.isMoment(question)) return undefined
    const { side } = trap
    trap = undefined
    questionsCut += 1
    return side
  }
  const server = net.createServer((client) => {
    const pair = new Pair(client, net.connect(target), springTrap)
    pairs.add(pair)
    pair.onEnd(() => pairs.delete(pair))
    if (isSilent) pair.silence()
  })
  const listenAt = async (port: number) => {
    if (server.listening) return
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listenAt(0)
  const { port } = server.address() as net.AddressInfo

  const cut = () => {
    for (const pair of pairs) pair.cut()
  }
  return {
    port,
    get questionsCut() {
      return questionsCut
    },
    cut,
    async refuse() {
      server.close()
    },
    silence() {
      isSilent = true
      for (const pair of pairs) pair.silence()
    },
    cutAt(side, isMoment) {
      trap = { side, isMoment }
    },
    async heal() {
      trap = undefined
      isSilent = false
      for (const pair of pairs) pair.resume()
      await listenAt(port)
    },
    async close() {
      cut()
      server.close()
    },
  }
}

/** A client's connection and its continuation to the server. */
class Pair {
  /** What has been asked in the transaction under way. */
  #earlier = ''
  readonly #client: net.Socket
  readonly #server: net.Socket
  readonly #springTrap: (question: Question) => Side | undefined
  readonly #messages = new ClientMessages()
  #withheld: Buffer | undefined

  constructor(client: net.Socket, server: net.Socket, springTrap: (question: Question) => Side | undefined) {
    this.#client = client
    this.#server = server
    this.#springTrap = springTrap
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
    const side = sql === undefined ? undefined : this.#heard(sql.trim().toLowerCase())
    if (side === 'before') this.cut()
    if (side === 'after') this.#withheld = Buffer.alloc(0)
    if (!this.#server.destroyed) this.#server.write(bytes)
  }

  #heard(sql: string): Side | undefined {
    const side = this.#springTrap({ sql, earlier: this.#earlier })
    const isBorder = /^(begin|start transaction|commit|rollback)\b/.test(sql)
    this.#earlier = isBorder ? '' : `${this.#earlier}\n${sql}`.slice(-mostRemembered)
    return side
  }

  #toClient(chunk: Buffer): void {
    if (!this.#withheld) {
      this.#client.write(chunk)
      return
    }
    this.#withheld = Buffer.concat([this.#withheld, chunk])
    // The last byte says in what state of a transaction the server is.
    if (this.#withheld.subarray(-6, -1).equals(readyForQuery)) this.cut()
  }

  onEnd(listener: () => void): void {
    this.#client.once('close', listener)
  }

  cut(): void {
    this.#client.destroy()
    this.#server.destroy()
  }

  silence(): void {
    this.#client.pause()
    this.#server.pause()
  }

  resume(): void {
    this.#client.resume()
    this.#server.resume()
  }
}
