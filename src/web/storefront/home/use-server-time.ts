import { useEffect, useState } from 'react'
import { useIsAlive } from './browser-state.ts'

const tickMilliseconds = 1000

/**
 * The server's time, going on by what has passed here since its answer came: the device's own clock may be wrong.
 * Milliseconds since 1970.
 */
export function useServerTime(answeredAt: Date): number {
  const [cameWithDocument] = useState(!useIsAlive())
  const [elapsed, setElapsed] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer starts a new count
  useEffect(() => {
    const receivedAt = cameWithDocument ? documentReceivedAt() : performance.now()
    const tick = () => setElapsed(performance.now() - receivedAt)
    tick()
    const timer = setInterval(tick, tickMilliseconds)
    return () => clearInterval(timer)
  }, [answeredAt.getTime(), cameWithDocument])

  return answeredAt.getTime() + elapsed
}

/** On a slow line the script comes alive long after the answer began to arrive. */
function documentReceivedAt(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : performance.now()
}
