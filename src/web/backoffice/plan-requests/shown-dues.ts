import { randomUUID } from 'node:crypto'
import type { PlanDue } from '#domain/plans/plan-due.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { formatDate } from '#web/text/format.ts'
import { dateOf } from './date-of.ts'

/** What is due for a plan as the page shows it. */
export function shownDues(dues: readonly PlanDue[], now: Date) {
  return dues.map(({ firstDay, lastDay, payBy, payments, ...due }) => ({
    ...due,
    /** Of the form that records its payment. */
    key: randomUUID(),
    ...{ from: dateOf(firstDay), until: dateOf(lastDay), payBy: dateOf(payBy) },
    isOverdue: due.state === 'open' && payBy < tunisDayOf(now),
    payments: payments.map(({ paidOn, at: _, revoked, ...payment }) => ({
      ...{ ...payment, paidOn: dateOf(paidOn) },
      revoked: revoked && { reason: revoked.reason, on: formatDate(revoked.at) },
    })),
  }))
}

export type ShownDue = ReturnType<typeof shownDues>[number]
