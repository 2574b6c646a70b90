import { useEffect, useState, useSyncExternalStore } from 'react'
import { savesData } from './line.ts'

/** Code that no page needs to be shown: undefined until it has come. */
export interface Later<Code> {
  readonly get: () => Code | undefined
  /** Sends for it at once. Fails when it cannot come now; then it is sent for again the next time. */
  readonly fetch: () => Promise<void>
  readonly onArrival: (listener: () => void) => () => void
}

export function later<Code>(load: () => Promise<Code>): Later<Code> {
  let code: Code | undefined
  let coming: Promise<void> | undefined
  const listeners = new Set<() => void>()

  const bring = async () => {
    try {
      code = await load()
      for (const listener of listeners) listener()
    } catch (error) {
      coming = undefined
      throw error
    }
  }
  return {
    get: () => code,
    fetch: () => {
      coming ??= bring()
      return coming
    },
    onArrival: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * The code once it has come: when it is fetched, or else by itself when the page is at rest and no data is saved.
 * `isEssential` code comes by itself also for visitors who save data.
 */
export function useLater<Code>(part: Later<Code>, { isEssential = false } = {}): Code | undefined {
  const isAtRest = useIsAtRest()
  useEffect(() => {
    // On a lost line it is time enough to fail when somebody wants it.
    if (isAtRest && (isEssential || !savesData())) part.fetch().catch(() => {})
  }, [part, isAtRest, isEssential])
  return useSyncExternalStore(part.onArrival, part.get, () => undefined)
}

/** Whether the page has loaded with all its pictures and the browser has had nothing else to do since. */
export function useIsAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false)
  useEffect(() => {
    // Safari knows no idle callbacks.
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout
    const wait = () => void whenIdle(() => setIsAtRest(true))
    if (document.readyState === 'complete') return wait()
    addEventListener('load', wait, { once: true })
    return () => removeEventListener('load', wait)
  }, [])
  return isAtRest
}
