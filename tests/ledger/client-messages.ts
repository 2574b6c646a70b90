export interface ClientMessage {
  readonly bytes: Buffer
  /** The SQL of a simple query, of an unnamed prepared statement, or of a named one when it is bound. */
  readonly sql?: string
}

/**
 * Codes in place of the protocol version (SSL and GSS requests), after which the client sends another startup message.
 */
const encryptionRequests = new Set([80_877_103, 80_877_104])

/**
 * Parses the messages of a PostgreSQL client, however TCP splits them. The startup message has a length and no type;
 * every other message has both.
 */
export class ClientMessages {
  #unread: Buffer = Buffer.alloc(0)
  #isStarted = false
  readonly #named = new Map<string, string>()

  /** Returns the messages that are complete now. */
  read(chunk: Buffer): ClientMessage[] {
    this.#unread = Buffer.concat([this.#unread, chunk])
    const messages: ClientMessage[] = []
    for (let message = this.#next(); message; message = this.#next()) messages.push(message)
    return messages
  }

  #next(): ClientMessage | undefined {
    const lengthAt = this.#isStarted ? 1 : 0
    if (this.#unread.length < lengthAt + 4) return undefined
    const end = lengthAt + this.#unread.readInt32BE(lengthAt)
    if (this.#unread.length < end) return undefined

    const bytes = this.#unread.subarray(0, end)
    this.#unread = this.#unread.subarray(end)
    if (this.#isStarted) return { bytes, ...this.#sqlOf(bytes) }
    this.#isStarted = !encryptionRequests.has(bytes.readInt32BE(4))
    return { bytes }
  }

  /**
   * A simple query (`Q`) has its text. A statement is parsed (`P`: name, text) and bound (`B`: portal, name); a named
   * one is parsed once and runs whenever it is bound. Strings end with a zero byte.
   */
  #sqlOf(bytes: Buffer): { sql?: string } {
    const type = String.fromCharCode(bytes[0] ?? 0)
    const first = stringAt(bytes, 5)
    if (type === 'Q') return { sql: first }
    const second = stringAt(bytes, bytes.indexOf(0, 5) + 1)
    if (type === 'P' && first === '') return { sql: second }
    if (type === 'P') this.#named.set(first, second)
    const sql = type === 'B' ? this.#named.get(second) : undefined
    return sql === undefined ? {} : { sql }
  }
}

function stringAt(bytes: Buffer, start: number): string {
  return bytes.toString('utf8', start, bytes.indexOf(0, start))
}
