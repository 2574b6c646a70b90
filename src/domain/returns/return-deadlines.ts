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

/** What the law and the shop say of returns, whatever was ordered. */
export interface ReturnTerms {
  readonly rules: ReturnRules
  readonly closedDays: ClosedDays
}

interface DeadlineTerms extends ReturnTerms {
  /** Days in which a piece may be exchanged, as agreed when it was ordered. */
  readonly exchangeDays: number
}

/** Computes the deadlines of an order that was received at a moment; pure. Days count from the one after. */
export function returnDeadlines(receivedAt: Date, { exchangeDays, ...terms }: DeadlineTerms): ReturnDeadlines {
  const receivedOn = tunisDayOf(receivedAt)
  const exchange = daysAfter(receivedOn, exchangeDays)
  const withdrawal = lastWithdrawalDay(receivedOn, terms)
  return { receivedOn, exchange, withdrawal, damage: laterOf(exchange, withdrawal) }
}

/** The last day on which a customer may send back, without a reason, what was received on a day; pure. */
export function lastWithdrawalDay(receivedOn: TunisDay, { rules, closedDays }: ReturnTerms): TunisDay {
  return addWorkingDays(receivedOn, rules.withdrawalDays, closedDays)
}

/** The deadline that holds for a reason. */
export function deadlineOf(deadlines: ReturnDeadlines, reason: ReturnReason): TunisDay {
  if (reason === 'withdrawal') return deadlines.withdrawal
  return reason === 'damaged' || reason === 'wrong-piece' ? deadlines.damage : deadlines.exchange
}

/** The last day on which the law lets the shop refund pieces that came back on a day; pure. */
export function refundDueOn(cameBackOn: TunisDay, { rules, closedDays }: ReturnTerms): TunisDay {
  return addWorkingDays(cameBackOn, rules.refundDays, closedDays)
}

function laterOf(one: TunisDay, other: TunisDay): TunisDay {
  return one.localeCompare(other) > 0 ? one : other
}

/** Whether a day is over. */
export function isPast(day: TunisDay, now: Date): boolean {
  return endOfDay(day) <= now
}
