import type { ClosedDays } from '#domain/orders/holds/closed-days.ts'
import { addWorkingDays } from '#domain/orders/holds/working-days.ts'
import { daysAfter, endOfDay, type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import type { ReturnReason } from './order-return.ts'
import type { ReturnRules } from './return-rules.ts'

/** Until when, each day included, a customer may ask. */
export interface ReturnDeadlines {
  readonly receivedOn: TunisDay
  readonly exchange: TunisDay
  readonly withdrawal: TunisDay
  /** Damage, and a piece that was not ordered. */
  readonly damage: TunisDay
}

export interface DeadlineTerms {
  /** Days in which a piece may be exchanged, as agreed when it was ordered. */
  readonly exchangeDays: number
  readonly rules: ReturnRules
  readonly closedDays: ClosedDays
}

/** Computes the deadlines of an order that was received at a moment; pure. Days count from the one after. */
export function returnDeadlines(receivedAt: Date, { exchangeDays, rules, closedDays }: DeadlineTerms): ReturnDeadlines {
  const receivedOn = tunisDayOf(receivedAt)
  const exchange = daysAfter(receivedOn, exchangeDays)
  const withdrawal = addWorkingDays(receivedOn, rules.withdrawalDays, closedDays)
  return { receivedOn, exchange, withdrawal, damage: laterOf(exchange, withdrawal) }
}

/** The deadline that holds for a reason. */
export function deadlineOf(deadlines: ReturnDeadlines, reason: ReturnReason): TunisDay {
  if (reason === 'withdrawal') return deadlines.withdrawal
  return reason === 'damaged' || reason === 'wrong-piece' ? deadlines.damage : deadlines.exchange
}

/** The last day on which the law lets the shop refund pieces that came back on a day; pure. */
export function refundDueOn(
  cameBackOn: TunisDay,
  { rules, closedDays }: Omit<DeadlineTerms, 'exchangeDays'>,
): TunisDay {
  return addWorkingDays(cameBackOn, rules.refundDays, closedDays)
}

function laterOf(one: TunisDay, other: TunisDay): TunisDay {
  return one.localeCompare(other) > 0 ? one : other
}

/** Whether a day is over. */
export function isPast(day: TunisDay, now: Date): boolean {
  return endOfDay(day) <= now
}
