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

/** What pg's own query understands of the protocol, and pg's connection says. Neither is typed. */
interface Question {
  readonly name?: string
  readonly text: string
  submit(connection: object): Error | null
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: object): void
  handleReadyForQuery(connection: object): void
}

interface ServerConnection {
  readonly stream: { cork(): void; uncork(): void }
  readonly submittedNamedStatements: Record<string, string>
  sync(): void
}

/** To pg this is one query: it hands each message to the statement whose turn it is. */
class Pipeline implements pg.Submittable {
  readonly #questions: readonly Question[]
  readonly #answers: pg.QueryResult[] = []
  readonly #resolve: (answers: pg.QueryResult[]) => void
  readonly #reject: (error: Error) => void
  #failure: Error | undefined

  constructor(
    client: pg.ClientBase,
    statements: readonly Statement[],
    resolve: (answers: pg.QueryResult[]) => void,
    reject: (error: Error) => void,
  ) {
    this.#resolve = resolve
    this.#reject = reject
    // A value that cannot be written, or a column that cannot be read, is told here too.
    const onRead = (error: Error | null, answer: pg.QueryResult) => {
      this.#failure ??= error ?? undefined
      this.#answers.push(answer)
    }
    this.#questions = statements.map(({ sql, parameters, name }) => {
      // The client knows how columns are read. Only the extended protocol can be sent ahead.
      const config = { text: sql, values: [...parameters], types: client, queryMode: 'extended', ...(name && { name }) }
      return new pg.Query(config, onRead as never) as unknown as Question
    })
  }

  get #current(): Question | undefined {
    return this.#questions[this.#answers.length]
  }

  /** Which statement the server has just parsed: pg remembers that. */
  get name(): string | undefined {
    return this.#current?.name
  }

  get text(): string {
    return this.#current?.text ?? ''
  }

  submit(connection: pg.Connection): void {
    const server = connection as unknown as ServerConnection
    // Each question would end with a Sync of its own, after which the server goes on whatever has failed.
    const unsynced = Object.create(server, { sync: { value() {} } })
    server.stream.cork()
    for (const question of this.#questions) {
      this.#failure ??= question.submit(unsynced) ?? undefined
      if (this.#failure) break
    }
    server.sync()
    server.stream.uncork()
  }

  handleRowDescription(message: unknown): void {
    this.#current?.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.#current?.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: object): void {
    this.#current?.handleCommandComplete(message, connection)
    this.#current?.handleReadyForQuery(connection)
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.#reject(this.#failure)
    else this.#resolve(this.#answers)
  }

  handleError(error: Error, connection: unknown): void {
    // What was skipped has not been parsed, although it was sent.
    const { submittedNamedStatements } = connection as ServerConnection
    for (const { name } of this.#questions.slice(this.#answers.length)) if (name) delete submittedNamedStatements[name]
    this.#reject(error)
  }
}
