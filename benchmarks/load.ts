import { openChild } from './child.ts'
import { processorSeconds } from './processor.ts'
import { type Measured, slowestHundredth } from './rounds.ts'

/** A request as the generator sends it. */
export interface Asked {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** What is asked of a server: by so many clients, each of which asks again as soon as it has its answer. */
export interface Load {
  readonly origin: string
  readonly clients: number
  readonly seconds: number
  /** Drawn at random for each request. */
  readonly pages: readonly Asked[]
  /** Orders with `{phone}` in their place for one. */
  readonly orders?: readonly Asked[]
  /** How many of all requests are orders, from 0 to 1. */
  readonly orderShare?: number
  /** Sent with all that asks for a page. */
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answers {
  /** By status: how long each answer took, in milliseconds. */
  readonly times: Readonly<Record<number, readonly number[]>>
  readonly seconds: number
  /** Requests that were never answered. */
  readonly lost: number
}

/** A process that asks. */
export interface Generator extends AsyncDisposable {
  ask(load: Load): Promise<Answers>
}

export function openGenerator(): Generator {
  const child = openChild(new URL('generator.ts', import.meta.url))
  return {
    ask: async (load) => (await child.ask(load)) as Answers,
    [Symbol.asyncDispose]: () => child[Symbol.asyncDispose](),
  }
}

/** Answers a second of a server that answers everything as expected. Nothing else may come, nor nothing. */
export async function measureAnswers(
  generator: Generator,
  server: { readonly pid: number },
  load: Load,
  expected: readonly number[],
): Promise<Measured & { readonly answers: Answers }> {
  const before = await processorSeconds(server.pid)
  const answers = await generator.ask(load)
  const after = await processorSeconds(server.pid)
  requireExpected(answers, expected)
  const count = timesOf(answers, expected).length
  const spent = before === undefined || after === undefined ? undefined : after - before
  return { value: count / answers.seconds, processor: spent && (spent * 1e6) / count, answers }
}

export function timesOf({ times }: Answers, statuses: readonly number[]): number[] {
  return statuses.flatMap((status) => times[status] ?? [])
}

/** In milliseconds; all but one answer in a hundred came sooner. */
export function slowest(answers: Answers, statuses: readonly number[]): number {
  return slowestHundredth(timesOf(answers, statuses))
}

function requireExpected({ times, lost }: Answers, expected: readonly number[]): void {
  const counts = Object.entries(times).map(([status, { length }]) => `${length} times ${status}`)
  const isExpected = Object.keys(times).every((status) => expected.includes(Number(status)))
  if (lost > 0 || counts.length === 0 || !isExpected)
    throw new Error(`Answered ${counts.join(', ') || 'nothing'}, ${lost} lost, where ${expected} was expected`)
}
