/** What the clients did, as they saw it. Moments are milliseconds since the run began. */

export type Outcome = 'ok' | 'failed' | 'unknown'

export interface OrderedLine {
  readonly sizeId: number
  readonly quantity: number
}

/** What a client wanted. `attempt` names everything that was sent under one Idempotency-Key, or one call without. */
export type Wish =
  | {
      readonly kind: 'order'
      readonly attempt: string
      /** Whether it went out with an Idempotency-Key. */
      readonly hasKey: boolean
      readonly lines: readonly OrderedLine[]
      /** Millimes, as the client added them up; wrong on purpose now and then. */
      readonly total: number
    }
  | { readonly kind: 'cancel'; readonly number: string; readonly token: string }
  | { readonly kind: 'read'; readonly number: string; readonly token: string }

export interface Answer {
  readonly status: number
  /** Of an order that was taken. */
  readonly order?: { readonly number: string; readonly token: string; readonly total: number }
  /** Whether the private page showed the number of the order it was asked for. */
  readonly showsNumber?: boolean
}

export interface Call {
  readonly id: number
  /** The instance that was asked, from 0. */
  readonly instance: number
  readonly wish: Wish
  readonly invokedAt: number
  readonly endedAt: number
  /** `failed` changed nothing for certain; `unknown` may have changed something. */
  readonly outcome: Outcome
  readonly answer?: Answer
  /** What the connection said, where there is no answer. */
  readonly error?: string
}

/** Takes down every call, first as invoked and then with its end, so that a run that dies still has told what it began. */
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
    wish: Wish,
    call: () => Promise<Pick<Call, 'outcome' | 'answer' | 'error'>>,
  ): Promise<Call> {
    const begun = { id: ++this.#invoked, instance, wish, invokedAt: this.now() }
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
