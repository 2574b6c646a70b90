import { useEffect } from 'react'
import { type DataStrategyResult, data, type MiddlewareFunction, useLocation, useMatches } from 'react-router'
import { installStandInRoute } from '#web/http/stand-in-route.ts'
import { isConnectionError } from '#web/ui/connectivity.ts'
import {
  type LoadFailure,
  loadFailureOf,
  orUndefinedOnFailure,
  reportReloadFailure,
  reportScreenProblem,
} from './screen-problem.ts'

type Results = Record<string, DataStrategyResult>

/** A route whose data could not be loaded or submitted. */
interface Failure {
  readonly id: string
  readonly reason: LoadFailure
  /** Whether the shop could not be reached. */
  readonly isConnection: boolean
}

/** The routes around every page of the office. Their data is the same on each. */
const frameRoutes = ['root', 'backoffice/layout/backoffice-root', 'backoffice/layout/backoffice-layout']

/** The loader data on the screen, by route id. */
let shown: ReadonlyMap<string, unknown> = new Map()

/**
 * Keeps the current screen when a submission or a revalidation fails: React Router would replace it with an error page
 * and discard what was typed. Navigation to another page may fail as usual, but without a connection only that page
 * does: all data comes in one response, and without the frame's the error page would be that of the storefront.
 */
export const keepScreenOnFailure: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  const failures = Object.entries(results).flatMap(([id, { type, result }]) => {
    const reason = type === 'error' ? loadFailureOf(result) : undefined
    return reason ? [{ id, reason, isConnection: isConnectionError(result) }] : []
  })
  if (request.method !== 'GET') return withoutResult(results, failures)
  if (isHere(request)) return withShownData(results, failures)
  const ofFrame = failures.filter(({ id, isConnection }) => isConnection && frameRoutes.includes(id))
  return ofFrame.length > 0 ? withShownData(results, ofFrame) : results
}

/** The status 503 keeps React Router from revalidating, which would fail as well. */
function withoutResult(results: Results, failures: readonly Failure[]): Results {
  const [failure] = failures
  if (!failure) reportScreenProblem(undefined)
  else reportScreenProblem(failure.reason === 'stale' ? 'unsaved' : failure.reason)
  const none = { type: 'data', result: data(undefined, { status: 503 }) } as const
  return { ...results, ...Object.fromEntries(failures.map(({ id }) => [id, none])) }
}

function withShownData(results: Results, failures: readonly Failure[]): Results {
  // After a failed submission nothing is revalidated, so the state of the server is unknown.
  if (Object.keys(results).length === 0) return results
  const known = failures.filter(({ id }) => shown.has(id))
  reportReloadFailure(known[0]?.reason)
  return { ...results, ...Object.fromEntries(known.map(({ id }) => [id, { type: 'data', result: shown.get(id) }])) }
}

function isHere({ url }: Request): boolean {
  const { pathname, search } = new URL(url)
  return pathname === location.pathname && search === location.search
}

/**
 * For the layout: stores the loader data on the screen, which a script that cannot be loaded does not replace either.
 */
export function useRememberScreen(): void {
  const matches = useMatches()
  const { pathname } = useLocation()
  useEffect(() => installStandInRoute(orUndefinedOnFailure), [])
  useEffect(() => {
    shown = new Map(matches.map(({ id, loaderData }) => [id, loaderData]))
  }, [matches])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another screen
  useEffect(() => reportScreenProblem(undefined), [pathname])
}
