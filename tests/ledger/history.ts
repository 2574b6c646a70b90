import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { finished } from 'node:stream/promises'

/** What the clients did, as they saw it. Times are milliseconds since the start of the run. */

export type Outcome = 'ok' | 'failed' | 'unknown'

export interface OrderedLine {
  readonly sizeId: number
  readonly quantity: number
}

/** An operation of a client. `requestId` identifies all calls with one Idempotency-Key, or a single call without. */
export type Operation =
  | {
      readonly kind: 'order'
      readonly requestId: string
      /** Whether it was sent with an Idempotency-Key. */
      readonly hasKey: boolean
      readonly lines: readonly OrderedLine[]
      /** Millimes, as the client added them up; sometimes wrong on purpose. */
      readonly total: number
    }
  | { readonly kind: PageOperationKind; readonly number: string; readonly token: string }

/** What a customer does at the private page of an order. */
export type PageOperationKind = 'read' | 'cancel' | 'revive' | 'erase'

export interface ShopResponse {
  readonly status: number
  /** The order that was placed. */
  readonly order?: { readonly number: string; readonly token: string; readonly total: number }
  /** Whether the private page showed the number of its order. */
  readonly showsNumber?: boolean
}

export interface Call {
  readonly id: number
  /** The index of the instance that was called; the one after the last is the proxy before all of them. */
  readonly instance: number
  readonly operation: Operation
  readonly invokedAt: number
  readonly endedAt: number
  /** `failed` has certainly changed nothing; `unknown` may have changed something. */
  readonly outcome: Outcome
  readonly response?: ShopResponse
  /** The error of the connection, when there is no response. */
  readonly error?: string
}

/** Records every call when it is invoked and when it ends, so that a run that crashes has recorded what it started. */
export class History {
  readonly calls: Call[] = []
  readonly #startedAt = performance.now()
  readonly #write: (line: string) => void
  #invoked = 0

  constructor(write: (line: string) => void = () => {}) {
    this.#write = write
  }

  now(): number {
    return Math.round(performance.now() - this.#startedAt)
  }

  async record(
    instance: number,
    operation: Operation,
    call: () => Promise<Pick<Call, 'outcome' | 'response' | 'error'>>,
  ): Promise<Call> {
    const begun = { id: ++this.#invoked, instance, operation, invokedAt: this.now() }
    this.#write(JSON.stringify({ ...begun, outcome: 'invoked' }))
    const end = await call()
    const done: Call = { ...begun, endedAt: this.now(), ...end }
    this.#write(JSON.stringify(done))
    this.calls.push(done)
    return done
  }

  note(event: object): void {
    this.#write(JSON.stringify({ at: this.now(), ...event }))
  }
}

/** A history that is also written to `history.jsonl` of the folder, until it is closed. */
export function recordHistory(folder: string): { readonly history: History; close(): Promise<void> } {
  const record = createWriteStream(path.join(folder, 'history.jsonl'))
  const history = new History((line) => record.write(`${line}\n`))
  return { history, close: () => finished(record.end()) }
}
