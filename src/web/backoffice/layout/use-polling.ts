import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the page again every so many milliseconds while a job is at work and the tab is visible. */
export function usePolling(milliseconds: number, isWorking: boolean): void {
  const { revalidate } = useRevalidator()
  const latest = useRef(revalidate)
  latest.current = revalidate
  useEffect(() => {
    if (!isWorking) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current()
    }, milliseconds)
    return () => clearInterval(timer)
  }, [isWorking, milliseconds])
}
