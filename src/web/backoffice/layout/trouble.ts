import { useSyncExternalStore } from 'react'
import { isRouteErrorResponse } from 'react-router'

/**
 * Why the screen stands as it did: nobody knows whether what was sent was saved; what is shown may be old; or this
 * browser is no longer signed in.
 */
export type Trouble = 'unsaved' | Silence

/** What keeps the shop from telling anything. */
export type Silence = 'stale' | 'signed-out'

let ofScreen: Trouble | undefined
let ofSide: Silence | undefined
const listeners = new Set<() => void>()

export function useTrouble(): Trouble | undefined {
  return useSyncExternalStore(
    listen,
    () => ofScreen ?? ofSide,
    () => undefined,
  )
}

/** What came of sending something from the screen, or of opening another one. */
export function tellOfScreen(trouble: Trouble | undefined): void {
  ofScreen = trouble
  tellListeners()
}

/** What came of loading it anew. That does not tell what became of something that was sent before. */
export function tellOfReload(silence: Silence | undefined): void {
  if (ofScreen !== 'unsaved') tellOfScreen(silence)
}

export function isScreenStale(): boolean {
  return ofScreen === 'stale' || ofScreen === 'signed-out'
}

/** What is wrong when an answer fails as this one did. Undefined when a screen says it better: it is not there, or not allowed. */
export function silenceIn(failure: unknown): Silence | undefined {
  if (failure instanceof Response) return isWayIn(failure.headers.get('Location') ?? '') ? 'signed-out' : undefined
  return isRouteErrorResponse(failure) && failure.status < 500 ? undefined : 'stale'
}

/** What was asked for beside the screen. Undefined when it did not come: then the screen goes on with what it has. */
export async function orNothing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    const heard = await answer
    tellOfSide(undefined)
    return heard
  } catch (failure) {
    const silence = silenceIn(failure)
    if (!silence) throw failure
    tellOfSide(silence)
    return undefined
  }
}

function tellOfSide(silence: Silence | undefined): void {
  ofSide = silence
  tellListeners()
}

function tellListeners(): void {
  for (const listener of listeners) listener()
}

/** The server sends those there who are not signed in, with the address they wanted. Who has signed out wants none. */
function isWayIn(location: string): boolean {
  return /^\/admin\/sign-in(\/code)?\?to=/.test(location)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
