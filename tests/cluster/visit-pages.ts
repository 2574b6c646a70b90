import { setTimeout as wait } from 'node:timers/promises'
import type { Instance } from '#tests/ledger/instance.ts'

/** A request of a page. Times are milliseconds, on the clock of the run. */
export interface Visit {
  /** Whether nobody has requested the page before, so that no cache has it. */
  readonly isNew: boolean
  readonly at: number
  readonly endedAt: number
  /** Undefined when nothing was answered in time. */
  readonly status?: number
  /** How the page cache served it, as in `Server-Timing`: `last-known` is a page that may be out of date. */
  readonly cacheStatus?: string
  /** Milliseconds since the page was rendered. */
  readonly age?: number
}

const everyMilliseconds = 100
const maxMilliseconds = 10_000
const turnsBetweenSearches = 5

/**
 * Requests pages from every instance each 100 ms, without waiting for slow responses, until the signal: the paths, one
 * after another, and now and then a search that nobody has made before.
 */
export async function visitPages(
  instances: readonly Instance[],
  paths: readonly string[],
  now: () => number,
  until: AbortSignal,
): Promise<Visit[]> {
  const visits: Promise<Visit>[] = []
  for (let turn = 0; !until.aborted; turn++) {
    const path = paths[turn % paths.length] ?? '/'
    for (const { origin } of instances) visits.push(visit(`${origin}${path}`, false, now))
    if (turn % turnsBetweenSearches === 0)
      for (const { origin } of instances) visits.push(visit(`${origin}/shop?q=search${turn}`, true, now))
    await wait(everyMilliseconds)
  }
  return Promise.all(visits)
}

async function visit(url: string, isNew: boolean, now: () => number): Promise<Visit> {
  const at = now()
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(maxMilliseconds) })
    await response.arrayBuffer()
    const [, cacheStatus, age] = /desc=([\w-]+), age;dur=(\d+)/.exec(response.headers.get('Server-Timing') ?? '') ?? []
    return {
      ...{ isNew, at, endedAt: now(), status: response.status },
      ...(cacheStatus && { cacheStatus, age: Number(age) }),
    }
  } catch {
    return { isNew, at, endedAt: now() }
  }
}

/** How often each status was the answer; `none` when nothing was answered in time. */
export type StatusCounts = Readonly<Record<string, number>>

export interface PageFigures {
  /** Of pages that were requested before. */
  readonly statuses: StatusCounts
  /** Of searches that nobody had made before. */
  readonly newStatuses: StatusCounts
  /** How many pages were served although the database could not say whether they are current. */
  readonly lastKnown: number
  /** Milliseconds since the oldest of these was rendered. */
  readonly oldestAge: number
  readonly slowestMilliseconds: number
  /** The longest time between two pages answered with 200, in milliseconds. */
  readonly longestGap: number
}

/** Sums up visits that began between two moments. */
export function sumUpVisits(visits: readonly Visit[], from: number, to: number): PageFigures {
  const all = visits.filter(({ at }) => at >= from && at < to)
  const known = all.filter(({ isNew }) => !isNew)
  const lastKnown = known.filter(({ cacheStatus }) => cacheStatus === 'last-known')
  const served = known.filter(({ status }) => status === 200).map(({ endedAt }) => endedAt)
  return {
    statuses: countStatuses(known),
    newStatuses: countStatuses(all.filter(({ isNew }) => isNew)),
    lastKnown: lastKnown.length,
    oldestAge: Math.max(0, ...lastKnown.map(({ age }) => age ?? 0)),
    slowestMilliseconds: Math.max(0, ...known.map(({ at, endedAt }) => endedAt - at)),
    longestGap: longestGap(served, from, to),
  }
}

function countStatuses(visits: readonly Visit[]): StatusCounts {
  const byStatus = Map.groupBy(visits, ({ status }) => String(status ?? 'none'))
  return Object.fromEntries(Array.from(byStatus, ([status, { length }]) => [status, length]))
}

/** The longest time between two neighbors of these moments, with the beginning and the end of the period. */
export function longestGap(moments: readonly number[], from: number, to: number): number {
  const within = moments.filter((moment) => moment > from && moment < to)
  const ordered = [from, ...within, to].sort((one, other) => one - other)
  return Math.max(...ordered.slice(1).map((moment, index) => moment - (ordered[index] ?? moment)))
}
