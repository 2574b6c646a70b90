import { orderRefusalMessages } from '#page-messages/order-refusal.ts'

/** Says in how many seconds the turn comes, from two minutes on in minutes. */
export function turnTimeText(seconds: number): string {
  const { waiting } = orderRefusalMessages
  return seconds < 120 ? waiting.seconds(seconds) : waiting.minutes(Math.round(seconds / 60))
}
