import { useEffect, useState } from 'react'
import type { Wait } from '#domain/orders/waiting-room/waiting-room.ts'
import { orderRefusalMessages } from '#page-messages/order-refusal.ts'

const { waiting } = orderRefusalMessages

interface WaitingTextProps {
  readonly wait: Wait
  /** What to do meanwhile. */
  readonly advice: string
}

/** The place in the waiting room, the time left and what to do. */
export function WaitingText({ wait, advice }: WaitingTextProps) {
  const seconds = useSecondsLeft(wait)
  return (
    <>
      {/* The place is that of the last answer. */}
      <p className="font-semibold">{seconds > 0 ? waiting.place(wait.place) : waiting.now}</p>
      {seconds > 0 && (
        // A screen reader need not count along.
        <p role="timer" className="mt-1">
          {seconds < 120 ? waiting.seconds(seconds) : waiting.minutes(Math.round(seconds / 60))}
        </p>
      )}
      <p className="mt-1">{advice}</p>
    </>
  )
}

/** Counts down the seconds until the turn comes. */
function useSecondsLeft(wait: Wait): number {
  const [left, setLeft] = useState(wait.seconds)
  useEffect(() => {
    const turnAt = performance.now() + wait.seconds * 1000
    const update = () => setLeft(Math.max(0, Math.ceil((turnAt - performance.now()) / 1000)))
    update()
    const timer = setInterval(update, 1000)
    return () => clearInterval(timer)
  }, [wait])
  return left
}
