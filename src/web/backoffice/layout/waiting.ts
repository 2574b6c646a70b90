import { createContext, useContext, useEffect, useRef } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import type { Waiting } from '#domain/today/waiting.ts'
import type { clientLoader } from '../today/waiting-data.ts'
import { isScreenStale } from './trouble.ts'

const everyMilliseconds = 15_000

const nothing: Waiting = {}

/** What waits for somebody of the shop, as was last heard. */
export const WaitingNow = createContext<Waiting>(nothing)

export function useWaiting(): Waiting {
  return useContext(WaitingNow)
}

/**
 * What waits, asked for again and again, so that new orders appear by themselves: only in a tab that is looked at, and
 * at once when it is looked at again.
 */
export function useWaitingFrom(known: Waiting): Waiting {
  const fetcher = useFetcher<typeof clientLoader>({ key: 'waiting' })
  const { revalidate } = useRevalidator()
  // A screen that could not be loaded anew has missed what came meanwhile; it brings the counts along.
  const ask = () => (isScreenStale() ? revalidate() : fetcher.load('/admin/waiting'))
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') latest.current()
    }
    const timer = setInterval(refresh, everyMilliseconds)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [])
  return fetcher.data ?? known
}

/** For a screen with a list of what waits: loads it anew when the counts have changed. */
export function useFreshness(): void {
  const { revalidate } = useRevalidator()
  const counts = JSON.stringify(useWaiting())
  const shown = useRef(counts)
  useEffect(() => {
    if (shown.current === counts) return
    shown.current = counts
    revalidate()
  }, [counts, revalidate])
}
