import { createContext, useContext, useEffect, useRef } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import type { PendingCounts } from '#domain/dashboard/pending-work.ts'
import type { clientLoader } from '#web/backoffice/dashboard/pending-counts-data.ts'
import { pendingCountsPath } from '#web/paths/backoffice-paths.ts'
import { isScreenStale } from './screen-problem.ts'
import { soundSwitch } from './work-sound.ts'

const pollMilliseconds = 15_000

const nothing: PendingCounts = {}

/** The pending counts that were loaded last. */
export const PendingCountsContext = createContext<PendingCounts>(nothing)

export function usePendingCounts(): PendingCounts {
  return useContext(PendingCountsContext)
}

/**
 * Polls the pending counts while the tab is visible, and at once when it becomes visible. Where the sound is on, it
 * polls in the background too: that is when somebody has to hear it.
 */
export function usePendingCountsPolling(known: PendingCounts): PendingCounts {
  const fetcher = useFetcher<typeof clientLoader>({ key: 'waiting' })
  const { revalidate } = useRevalidator()
  // A screen with stale data revalidates completely; that loads the counts too.
  const ask = () => (isScreenStale() ? revalidate() : fetcher.load(pendingCountsPath()))
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible' || soundSwitch.isOn()) latest.current()
    }
    const timer = setInterval(refresh, pollMilliseconds)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [])
  return fetcher.data ?? known
}

/** Revalidates the screen when the counts have changed. */
export function useReloadOnNewCounts(): void {
  const { revalidate } = useRevalidator()
  const counts = JSON.stringify(usePendingCounts())
  const shown = useRef(counts)
  useEffect(() => {
    if (shown.current === counts) return
    shown.current = counts
    revalidate()
  }, [counts, revalidate])
}
