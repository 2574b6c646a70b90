import { useSyncExternalStore } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { signInCodePath, signInPath, unlockPath } from '#web/paths/backoffice-account-paths.ts'

/**
 * Why the screen was not updated. `unsaved`: it is unknown whether a submission was saved; `stale`: the data may be
 * old; `signed-out`: the session ended; `locked`: it waits for its PIN.
 */
export type ScreenProblem = 'unsaved' | LoadFailure

/** Why data could not be loaded. */
export type LoadFailure = 'stale' | 'signed-out' | 'locked'

let screenProblem: ScreenProblem | undefined
let backgroundFailure: LoadFailure | undefined
/** From the moment the session has locked until data is loaded again, also when signing in again is needed meanwhile. */
let isLocked = false
const listeners = new Set<() => void>()

export function useScreenProblem(): ScreenProblem | undefined {
  return useSyncExternalStore(listen, currentProblem, () => undefined)
}

/** Whether the screen is to be hidden: whoever holds the phone need not be the one who signed in. */
export function useIsScreenLocked(): boolean {
  return useSyncExternalStore(
    listen,
    () => isLocked,
    () => false,
  )
}

/** What the service has sent without reading its response knows less than what was loaded since. */
function currentProblem(): ScreenProblem | undefined {
  return backgroundFailure === 'locked' ? 'locked' : (screenProblem ?? backgroundFailure)
}

/** Sets the problem after a submission or a navigation; undefined clears it. */
export function reportScreenProblem(problem: ScreenProblem | undefined): void {
  screenProblem = problem
  if (problem === 'locked') isLocked = true
  notifyListeners()
}

/** Shows the screen again, after the session was opened with its PIN. */
export function reportUnlocked(): void {
  isLocked = false
  backgroundFailure = undefined
  reportScreenProblem(undefined)
}

/** Whether the last submission got no response, so that it may have to be repeated. */
export function isSubmissionUnconfirmed(): boolean {
  return screenProblem === 'unsaved' || screenProblem === 'signed-out' || screenProblem === 'locked'
}

/**
 * Sets the problem after a revalidation, but keeps `unsaved`: a reload does not tell whether a submission was saved.
 */
export function reportReloadFailure(failure: LoadFailure | undefined): void {
  isLocked = failure === 'locked' || (isLocked && failure !== undefined)
  if (screenProblem !== 'unsaved') reportScreenProblem(failure)
}

export function isScreenStale(): boolean {
  return screenProblem === 'stale' || screenProblem === 'signed-out' || screenProblem === 'locked'
}

/** Returns the load failure behind an error; undefined for errors with a page of their own (not found, not allowed). */
export function loadFailureOf(error: unknown): LoadFailure | undefined {
  if (error instanceof Response) return sessionProblemAt(error.headers.get('Location') ?? '')
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
  isLocked = failure === 'locked' || (isLocked && failure !== undefined)
  notifyListeners()
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

/**
 * Where the server redirects to when the session ended or has locked, with the requested URL. After signing out there is no
 * such URL.
 */
function sessionProblemAt(location: string): 'signed-out' | 'locked' | undefined {
  if (location.startsWith(`${unlockPath()}?to=`)) return 'locked'
  return [signInPath(), signInCodePath()].some((path) => location.startsWith(`${path}?to=`)) ? 'signed-out' : undefined
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
