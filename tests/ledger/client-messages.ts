export interface ClientMessage {
  readonly bytes: Buffer
  /** The SQL of a simple query, of a statement being prepared, or of one that is run by its name. */
  readonly sql?: string
}

/** Codes that stand where a version would, in requests after which the client introduces itself once more. */
const encryptionRequests = new Set([80_877_103, 80_877_104])

/**
 * Follows what a PostgreSQL client says, message by message, into whatever pieces TCP has cut it. The first message of
 * a connection has a length and no type; every other has both.
 */
export class ClientMessages {
  #unread: Buffer = Buffer.alloc(0)
  #isIntroduced = false
  readonly #named = new Map<string, string>()

  /** The messages that are complete now. */
  read(chunk: Buffer): ClientMessage[] {
    this.#unread = Buffer.concat([this.#unread, chunk])
    const messages: ClientMessage[] = []
    for (let message = this.#next(); message; message = this.#next()) messages.push(message)
    return messages
  }

  #next(): ClientMessage | undefined {
    const lengthAt = this.#isIntroduced ? 1 : 0
    if (this.#unread.length < lengthAt + 4) return undefined
    const end = lengthAt + this.#unread.readInt32BE(lengthAt)
    if (this.#unread.length < end) return undefined

    const bytes = this.#unread.subarray(0, end)
    this.#unread = this.#unread.subarray(end)
    if (this.#isIntroduced) return { bytes, ...this.#sqlOf(bytes) }
    this.#isIntroduced = !encryptionRequests.has(bytes.readInt32BE(4))
    return { bytes }
  }

  /**
   * A simple query (`Q`) is its text. A statement is prepared (`P`: its name, its text) and bound (`B`: a portal, its
   * name); one with a name is prepared once and asks something whenever it is bound. Each word ends with a zero.
   */
  #sqlOf(bytes: Buffer): { sql?: string } {
    const type = String.fromCharCode(bytes[0] ?? 0)
    const first = wordAt(bytes, 5)
    if (type === 'Q') return { sql: first }
    const second = wordAt(bytes, bytes.indexOf(0, 5) + 1)
    if (type === 'P' && first === '') return { sql: second }
    if (type === 'P') this.#named.set(first, second)
    const sql = type === 'B' ? this.#named.get(second) : undefined
    return sql === undefined ? {} : { sql }
  }
}

function wordAt(bytes: Buffer, start: number): string {
  return bytes.toString('utf8', start, bytes.indexOf(0, start))
}
