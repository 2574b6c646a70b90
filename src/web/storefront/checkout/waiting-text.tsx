import { useEffect, useRef, useState } from 'react'
import type { Wait } from '#domain/orders/waiting-room/waiting-room.ts'
import { orderRefusalMessages } from '#page-messages/order-refusal.ts'
import { turnTimeText } from './turn-time-text.ts'

/** The place in the waiting room and the time left. Sends the form it stands in again when the turn has come. */
export function WaitingText({ place, seconds }: Wait) {
  const { waiting } = orderRefusalMessages
  const box = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const turnAt = performance.now() + seconds * 1000
    const timer = setInterval(() => {
      const left = Math.ceil((turnAt - performance.now()) / 1000)
      setLeft(Math.max(left, 0))
      if (left > 0) return
      clearInterval(timer)
      box.current?.closest('form')?.requestSubmit()
    }, 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return (
    <div ref={box}>
      <p className="font-semibold">{waiting.place(place)}</p>
      {/* Read out once: a screen reader need not count along. */}
      <p className="mt-1" aria-live="off">
        {turnTimeText(left)}
      </p>
      <p className="mt-1">{waiting.stay}</p>
    </div>
  )
}
