import { useEffect, useState } from 'react'
import { serverTime } from '#web/server-time.ts'
import { useIsAlive } from './browser-state.ts'

const tickMilliseconds = 1000

/** The server's time, going on second by second; while the page is not alive the time at which it was made. */
export function useServerTime(madeAt: Date): number {
  const isAlive = useIsAlive()
  const [now, setNow] = useState(() => (isAlive ? serverTime() : madeAt.getTime()))

  useEffect(() => {
    const tick = () => setNow(serverTime())
    tick()
    const timer = setInterval(tick, tickMilliseconds)
    return () => clearInterval(timer)
  }, [])

  return now
}
