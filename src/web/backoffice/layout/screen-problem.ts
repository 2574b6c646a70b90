import { useSyncExternalStore } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { signInCodePath, signInPath } from '#web/paths/backoffice-account-paths.ts'

/**
 * Why the screen was not updated. `unsaved`: it is unknown whether a submission was saved; `stale`: the data may be
 * old; `signed-out`: the session ended.
 */
export type ScreenProblem = 'unsaved' | LoadFailure

/** Why data could not be loaded. */
export type LoadFailure = 'stale' | 'signed-out'

let screenProblem: ScreenProblem | undefined
let backgroundFailure: LoadFailure | undefined
const listeners = new Set<() => void>()

export function useScreenProblem(): ScreenProblem | undefined {
  return useSyncExternalStore(
    listen,
    () => screenProblem ?? backgroundFailure,
    () => undefined,
  )
}

/** Sets the problem after a submission or a navigation; undefined clears it. */
export function reportScreenProblem(problem: ScreenProblem | undefined): void {
  screenProblem = problem
  notifyListeners()
}

/** Whether the last submission got no response, so that it may have to be repeated. */
export function isSubmissionUnconfirmed(): boolean {
  return screenProblem === 'unsaved' || screenProblem === 'signed-out'
}

/**
 * Sets the problem after a revalidation, but keeps `unsaved`: a reload does not tell whether a submission was saved.
 */
export function reportReloadFailure(failure: LoadFailure | undefined): void {
  if (screenProblem !== 'unsaved') reportScreenProblem(failure)
}

export function isScreenStale(): boolean {
  return screenProblem === 'stale' || screenProblem === 'signed-out'
}

/** Returns the load failure behind an error; undefined for errors with a page of their own (not found, not allowed). */
export function loadFailureOf(error: unknown): LoadFailure | undefined {
  if (error instanceof Response) return isSignInUrl(error.headers.get('Location') ?? '') ? 'signed-out' : undefined
  return isRouteErrorResponse(error) && error.status < 500 ? undefined : 'stale'
}

/** Awaits data that was loaded in the background. Reports a load failure and returns undefined then. */
export async function orUndefinedOnFailure<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    const value = await answer
    reportBackgroundFailure(undefined)
    return value
  } catch (error) {
    const failure = loadFailureOf(error)
    if (!failure) throw error
    reportBackgroundFailure(failure)
    return undefined
  }
}

function reportBackgroundFailure(failure: LoadFailure | undefined): void {
  backgroundFailure = failure
  notifyListeners()
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

/**
 * The server redirects there when the session ended, with the requested URL. After signing out there is no such URL.
 */
function isSignInUrl(location: string): boolean {
  return [signInPath(), signInCodePath()].some((path) => location.startsWith(`${path}?to=`))
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
