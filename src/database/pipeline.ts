import pg from 'pg'

export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** The server keeps its plan under this name; without one it is planned each time. */
  readonly name?: string | undefined
}

/**
 * Sends several statements in one go and hears all their answers: one round trip. When one fails, the server skips those
 * behind it, so nothing is ever done after a BEGIN that was refused. Outside a transaction they are one of their own.
 */
export function sendTogether(client: pg.ClientBase, statements: readonly Statement[]): Promise<pg.QueryResult[]> {
  return new Promise((resolve, reject) => client.query(new Pipeline(client, statements, resolve, reject)))
}

/** What pg's connection and result understand of the protocol. Neither is typed. */
interface ServerConnection {
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
  _send(piece: Uint8Array): void
  parse(question: { text: string; name: string }): void
  bind(question: { statement: string; values: readonly unknown[]; valueMapper(value: unknown): unknown }): void
  describe(what: { type: 'P' }): void
  execute(question: object): void
  sync(): void
}

interface Reader extends pg.QueryResult {
  addFields(fields: readonly object[]): void
  parseRow(fields: readonly unknown[]): object
  addCommandComplete(message: object): void
}

const { Result, utils } = pg as unknown as {
  Result: new (rowMode: undefined, types: pg.ClientBase) => Reader
  utils: { prepareValue(value: unknown): unknown }
}

/** How the rows of statements with a name are read, by connection: the server has told it once. */
const readersOf = new WeakMap<pg.ClientBase, Map<string, Reader | undefined>>()

/**
 * To pg this is one query. It says only what has to be said: pg's own queries would each ask for their columns again,
 * and end with a Sync, after which the server goes on whatever has failed.
 */
class Pipeline implements pg.Submittable {
  readonly #client: pg.ClientBase
  readonly #statements: readonly Statement[]
  readonly #readers: Map<string, Reader | undefined>
  readonly #answers: pg.QueryResult[] = []
  readonly #resolve: (answers: pg.QueryResult[]) => void
  readonly #reject: (error: Error) => void
  #reader: Reader | undefined
  #rows: object[] = []
  #failure: Error | undefined

  constructor(
    client: pg.ClientBase,
    statements: readonly Statement[],
    resolve: (answers: pg.QueryResult[]) => void,
    reject: (error: Error) => void,
  ) {
    this.#client = client
    this.#statements = statements
    this.#resolve = resolve
    this.#reject = reject
    this.#readers = readersOf.get(client) ?? new Map()
    readersOf.set(client, this.#readers)
  }

  get #current(): Statement | undefined {
    return this.#statements[this.#answers.length]
  }

  /** Which statement the server has just parsed: pg remembers that. */
  get name(): string | undefined {
    return this.#current?.name
  }

  get text(): string {
    return this.#current?.sql ?? ''
  }

  /** Nothing leaves before all of it could be written, and then it leaves in one piece. */
  submit(connection: pg.Connection): Error | undefined {
    const server = connection as unknown as ServerConnection
    const pieces: Uint8Array[] = []
    const spelled: ServerConnection = Object.create(server, {
      _send: { value: (piece: Uint8Array) => pieces.push(piece) },
    })
    try {
      for (const statement of this.#statements) this.#spell(statement, spelled)
    } catch (error) {
      return error as Error
    }
    spelled.sync()
    server._send(Buffer.concat(pieces))
    return undefined
  }

  #spell({ sql: text, parameters: values, name = '' }: Statement, server: ServerConnection): void {
    const { parsedStatements, submittedNamedStatements } = server
    const isKnown = name !== '' && (name in parsedStatements || name in submittedNamedStatements)
    if (!isKnown) {
      server.parse({ text, name })
      if (name !== '') submittedNamedStatements[name] = text
    }
    server.bind({ statement: name, values, valueMapper: utils.prepareValue })
    if (!this.#readers.has(name)) server.describe({ type: 'P' })
    server.execute({})
  }

  handleRowDescription({ fields }: { fields: readonly object[] }): void {
    // The client knows how columns are read.
    this.#reader = new Result(undefined, this.#client)
    this.#reader.addFields(fields)
  }

  handleDataRow({ fields }: { fields: readonly unknown[] }): void {
    try {
      this.#reader ??= this.#readers.get(this.name ?? '')
      this.#rows.push((this.#reader as Reader).parseRow(fields))
    } catch (error) {
      this.#failure ??= error as Error
    }
  }

  handleCommandComplete(message: object): void {
    const answer = new Result(undefined, this.#client)
    answer.addCommandComplete(message)
    answer.rows = this.#rows
    const { name } = this
    if (name && !this.#readers.has(name)) this.#readers.set(name, this.#reader)
    this.#answers.push(answer)
    this.#reader = undefined
    this.#rows = []
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.#reject(this.#failure)
    else this.#resolve(this.#answers)
  }

  handleError(error: Error, connection: unknown): void {
    // What was skipped has not been parsed, although it was sent.
    const { submittedNamedStatements } = connection as ServerConnection
    for (const { name } of this.#statements.slice(this.#answers.length)) if (name) delete submittedNamedStatements[name]
    this.#reject(error)
  }
}
