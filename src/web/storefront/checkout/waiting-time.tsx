import { useEffect, useState } from 'react'
import type { Wait } from '#domain/orders/waiting-room/waiting-room.ts'
import { orderRefusalMessages } from '#page-messages/order-refusal.ts'

/** Counts down the seconds until the turn comes. */
export function WaitingTime({ wait }: { readonly wait: Wait }) {
  const [left, setLeft] = useState(wait.seconds)
  useEffect(() => {
    const turnAt = performance.now() + wait.seconds * 1000
    const update = () => setLeft(Math.max(0, Math.ceil((turnAt - performance.now()) / 1000)))
    update()
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  }, [wait])
  return (
    // A screen reader need not count along.
    <p role="timer" className="mt-1">
      {timeText(left)}
    </p>
  )
}

function timeText(seconds: number): string {
  const { waiting } = orderRefusalMessages
  if (seconds === 0) return waiting.now
  return seconds < 120 ? waiting.seconds(seconds) : waiting.minutes(Math.round(seconds / 60))
}
