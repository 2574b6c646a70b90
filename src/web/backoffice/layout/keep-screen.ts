import { useEffect } from 'react'
import { type DataStrategyResult, data, type MiddlewareFunction, useLocation, useMatches } from 'react-router'
import { type Silence, silenceIn, tellOfReload, tellOfScreen } from './trouble.ts'

type Results = Record<string, DataStrategyResult>

/** A part of the screen that the shop did not answer. */
interface Failure {
  readonly id: string
  readonly silence: Silence
}

/** What the parts of the screen show, by route. */
let shown: ReadonlyMap<string, unknown> = new Map()

/**
 * Keeps the screen when it sends something, or is loaded anew, and the shop does not answer: React Router would put an
 * error in its place, and with it goes whatever somebody is typing. Where they wanted to go elsewhere, it may.
 */
export const keepScreen: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  const failures = Object.entries(results).flatMap(([id, { type, result }]) => {
    const silence = type === 'error' ? silenceIn(result) : undefined
    return silence ? [{ id, silence }] : []
  })
  if (request.method !== 'GET') return withoutAnswer(results, failures)
  return isHere(request) ? withWhatIsShown(results, failures) : results
}

/** The status keeps React Router from loading the screen anew, which would fail in the same way. */
function withoutAnswer(results: Results, failures: readonly Failure[]): Results {
  const [failure] = failures
  if (!failure) tellOfScreen(undefined)
  else tellOfScreen(failure.silence === 'stale' ? 'unsaved' : failure.silence)
  const none = { type: 'data', result: data(undefined, { status: 503 }) } as const
  return { ...results, ...Object.fromEntries(failures.map(({ id }) => [id, none])) }
}

function withWhatIsShown(results: Results, failures: readonly Failure[]): Results {
  // After something that was not answered nothing is loaded anew, so nothing is known of the shop either.
  if (Object.keys(results).length === 0) return results
  const known = failures.filter(({ id }) => shown.has(id))
  tellOfReload(known[0]?.silence)
  return { ...results, ...Object.fromEntries(known.map(({ id }) => [id, { type: 'data', result: shown.get(id) }])) }
}

function isHere({ url }: Request): boolean {
  const { pathname, search } = new URL(url)
  return pathname === location.pathname && search === location.search
}

/** For the layout: remembers what is on the screen. */
export function useKeptScreen(): void {
  const matches = useMatches()
  const { pathname } = useLocation()
  useEffect(() => {
    shown = new Map(matches.map(({ id, loaderData }) => [id, loaderData]))
  }, [matches])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another screen
  useEffect(() => tellOfScreen(undefined), [pathname])
}
