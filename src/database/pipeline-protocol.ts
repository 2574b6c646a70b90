import pg from 'pg'

export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** The name it is prepared under, so that the server can cache its plan; without one it is planned each time. */
  readonly name?: string | undefined
}

/**
 * Sends several statements in one round trip and returns their results. When one fails, the server skips the rest, so no
 * statement runs after a BEGIN that failed. Outside a transaction they are an implicit transaction of their own.
 */
export function sendPipeline(client: pg.ClientBase, statements: readonly Statement[]): Promise<pg.QueryResult[]> {
  return new Promise((resolve, reject) => client.query(new Pipeline(client, statements, resolve, reject)))
}

/** The parts of pg's connection and result that are used here. pg has no types for them. */
interface ServerConnection {
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
  _send(chunk: Uint8Array): void
  parse(message: { text: string; name: string }): void
  bind(message: { statement: string; values: readonly unknown[]; valueMapper(value: unknown): unknown }): void
  describe(message: { type: 'P' }): void
  execute(message: object): void
  sync(): void
}

interface RowParser extends pg.QueryResult {
  addFields(fields: readonly object[]): void
  parseRow(fields: readonly unknown[]): object
  addCommandComplete(message: object): void
}

const { Result, utils } = pg as unknown as {
  Result: new (rowMode: undefined, types: pg.ClientBase) => RowParser
  utils: { prepareValue(value: unknown): unknown }
}

/** By connection, how to parse the rows of named statements: the server describes their columns once. */
const rowParsersOf = new WeakMap<pg.ClientBase, Map<string, RowParser | undefined>>()

/**
 * One query to pg. It leaves out what pg's own queries repeat: a Describe for each statement, and a Sync after each, after
 * which the server would go on even if a statement failed.
 */
class Pipeline implements pg.Submittable {
  readonly #client: pg.ClientBase
  readonly #statements: readonly Statement[]
  readonly #rowParsers: Map<string, RowParser | undefined>
  readonly #results: pg.QueryResult[] = []
  readonly #resolve: (results: pg.QueryResult[]) => void
  readonly #reject: (error: Error) => void
  #rowParser: RowParser | undefined
  #rows: object[] = []
  #failure: Error | undefined

  constructor(
    client: pg.ClientBase,
    statements: readonly Statement[],
    resolve: (results: pg.QueryResult[]) => void,
    reject: (error: Error) => void,
  ) {
    this.#client = client
    this.#statements = statements
    this.#resolve = resolve
    this.#reject = reject
    this.#rowParsers = rowParsersOf.get(client) ?? new Map()
    rowParsersOf.set(client, this.#rowParsers)
  }

  get #current(): Statement | undefined {
    return this.#statements[this.#results.length]
  }

  /** pg reads this when the server has parsed a statement, and records the name as prepared. */
  get name(): string | undefined {
    return this.#current?.name
  }

  get text(): string {
    return this.#current?.sql ?? ''
  }

  /** Serializes all statements before sending, so that an invalid value sends nothing, and sends them in one write. */
  submit(connection: pg.Connection): Error | undefined {
    const server = connection as unknown as ServerConnection
    const chunks: Uint8Array[] = []
    const buffered: ServerConnection = Object.create(server, {
      _send: { value: (chunk: Uint8Array) => chunks.push(chunk) },
    })
    try {
      for (const statement of this.#statements) this.#serialize(statement, buffered)
    } catch (error) {
      return error as Error
    }
    buffered.sync()
    server._send(Buffer.concat(chunks))
    return undefined
  }

  #serialize({ sql: text, parameters: values, name = '' }: Statement, server: ServerConnection): void {
    const { parsedStatements, submittedNamedStatements } = server
    const isPrepared = name !== '' && (name in parsedStatements || name in submittedNamedStatements)
    if (!isPrepared) {
      server.parse({ text, name })
      if (name !== '') submittedNamedStatements[name] = text
    }
    server.bind({ statement: name, values, valueMapper: utils.prepareValue })
    if (!this.#rowParsers.has(name)) server.describe({ type: 'P' })
    server.execute({})
  }

  handleRowDescription({ fields }: { fields: readonly object[] }): void {
    // The client holds the type parsers.
    this.#rowParser = new Result(undefined, this.#client)
    this.#rowParser.addFields(fields)
  }

  handleDataRow({ fields }: { fields: readonly unknown[] }): void {
    try {
      this.#rowParser ??= this.#rowParsers.get(this.name ?? '')
      this.#rows.push((this.#rowParser as RowParser).parseRow(fields))
    } catch (error) {
      this.#failure ??= error as Error
    }
  }

  handleCommandComplete(message: object): void {
    const result = new Result(undefined, this.#client)
    result.addCommandComplete(message)
    result.rows = this.#rows
    const { name } = this
    if (name && !this.#rowParsers.has(name)) this.#rowParsers.set(name, this.#rowParser)
    this.#results.push(result)
    this.#rowParser = undefined
    this.#rows = []
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.#reject(this.#failure)
    else this.#resolve(this.#results)
  }

  handleError(error: Error, connection: unknown): void {
    // The statements that the server skipped have not been prepared, although they were sent.
    const { submittedNamedStatements } = connection as ServerConnection
    for (const { name } of this.#statements.slice(this.#results.length)) if (name) delete submittedNamedStatements[name]
    this.#reject(error)
  }
}
