import { useEffect, useState } from 'react'
import { useIsHydrated } from '#web/storefront/browser/browser-state.ts'
import { serverTime } from '#web/storefront/browser/server-time.ts'

const tickMilliseconds = 1000

/** Returns the server's time in milliseconds since 1970, updated each second; until hydration the time of rendering. */
export function useServerTime(madeAt: Date): number {
  const isHydrated = useIsHydrated()
  const [now, setNow] = useState(() => (isHydrated ? serverTime() : madeAt.getTime()))

  useEffect(() => {
    const tick = () => setNow(serverTime())
    tick()
    const timer = setInterval(tick, tickMilliseconds)
    return () => clearInterval(timer)
  }, [])

  return now
}
