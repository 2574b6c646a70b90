import { openChildProcess } from './child-process.ts'
import { cpuSeconds } from './cpu-time.ts'
import { type Measurement, percentile99 } from './rounds.ts'

/** A request of the load generator. */
/** With which the shop asks to send a request again later: a limit was exceeded, or the server is overloaded. */
export const statusesOfRetry: readonly number[] = [429, 503]

export interface LoadRequest {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/**
 * Load on a server: each client sends its next request as soon as it has received a response, unless there is a rate.
 */
export interface Load {
  readonly origin: string
  readonly clients: number
  readonly seconds: number
  /** Requests a second of all clients at most, at the beginning of each second. Absent: as many as possible. */
  readonly rate?: number
  /** Chosen at random for each request. */
  readonly pages: readonly LoadRequest[]
  /** Orders with the placeholder `{phone}`. */
  readonly orders?: readonly LoadRequest[]
  /** The share of orders among all requests, from 0 to 1. */
  readonly orderShare?: number
  /** Headers of requests for pages. */
  readonly headers?: Readonly<Record<string, string>>
}

export interface LoadResult {
  /** Milliseconds of each response, by status. */
  readonly latencies: Readonly<Record<number, readonly number[]>>
  readonly seconds: number
  /** Requests without a response. */
  readonly lost: number
}

/** A process that generates load. */
export interface Generator extends AsyncDisposable {
  run(load: Load): Promise<LoadResult>
}

export function openGenerator(): Generator {
  const child = openChildProcess(new URL('generator.ts', import.meta.url))
  return {
    run: async (load) => (await child.request(load)) as LoadResult,
    [Symbol.asyncDispose]: () => child[Symbol.asyncDispose](),
  }
}

/** Measures responses a second. Throws if any response has an unexpected status or none arrives. */
export async function measureThroughput(
  generator: Generator,
  server: { readonly pid: number },
  load: Load,
  expected: readonly number[],
): Promise<Measurement & { readonly result: LoadResult }> {
  const before = await cpuSeconds(server.pid)
  const result = await generator.run(load)
  const after = await cpuSeconds(server.pid)
  requireExpected(result, expected)
  const count = latenciesOf(result, expected).length
  const spent = before === undefined || after === undefined ? undefined : after - before
  return { value: count / result.seconds, cpu: spent && (spent * 1e6) / count, result }
}

export function latenciesOf({ latencies }: LoadResult, statuses: readonly number[]): number[] {
  return statuses.flatMap((status) => latencies[status] ?? [])
}

/** The 99th percentile of latencies in milliseconds. */
export function percentile99Of(result: LoadResult, statuses: readonly number[]): number {
  return percentile99(latenciesOf(result, statuses))
}

function requireExpected({ latencies, lost }: LoadResult, expected: readonly number[]): void {
  const counts = Object.entries(latencies).map(([status, { length }]) => `${length} times ${status}`)
  const isExpected = Object.keys(latencies).every((status) => expected.includes(Number(status)))
  if (lost > 0 || counts.length === 0 || !isExpected)
    throw new Error(`Received ${counts.join(', ') || 'nothing'}, ${lost} lost, where ${expected} was expected`)
}
