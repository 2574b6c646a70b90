import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Returns the minutes that are left of so many seconds, counted down; loads the page's data again when they are over.
 */
export function useMinutesLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // The clock of this device may be wrong, so only its differences count.
    const start = performance.now()
    setLeft(seconds)
    if (seconds <= 0) return
    const timer = setInterval(() => {
      const now = seconds - (performance.now() - start) / 1000
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      void revalidate()
    }, 1000)
    return () => clearInterval(timer)
  }, [seconds, revalidate])
  return Math.max(1, Math.ceil(left / 60))
}
