import type { Wait } from '#domain/orders/waiting-room/waiting-room.ts'
import { orderRefusalMessages } from '#page-messages/order-refusal.ts'
import { WaitingTime } from './waiting-time.tsx'

interface WaitingTextProps {
  readonly wait: Wait
  /** What to do meanwhile. */
  readonly advice: string
}

/** The place in the waiting room, the time left and what to do. */
export function WaitingText({ wait, advice }: WaitingTextProps) {
  return (
    <>
      <p className="font-semibold">{orderRefusalMessages.waiting.place(wait.place)}</p>
      <WaitingTime wait={wait} />
      <p className="mt-1">{advice}</p>
    </>
  )
}
