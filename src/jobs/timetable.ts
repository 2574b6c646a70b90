import { catchUpWithCopies } from '#domain/catalog/make-copies.ts'
import { resumeIssues } from '#domain/correspondence/queue-issue.ts'
import { requeueStrandedLetters } from '#domain/letters/requeue-stranded-letters.ts'
import { forgetOldLimits } from '#domain/limits/forget-old-limits.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { expirePlans } from '#domain/memberships/expire-plans.ts'
import { forgetOldSessions } from '#domain/operators/forget-old-sessions.ts'
import { forgetOldAttempts } from '#domain/orders/order-attempt.ts'
import { recognizeOldOrders } from '#domain/orders/recognize-old-orders.ts'

export interface Appointment {
  /** Minute, hour, day of the month, month, day of the week; times are UTC. */
  readonly at: string
  run(marketplace: Marketplace): Promise<unknown>
}

/** What is done by the clock. However many instances run, each appointment is kept by one of them. */
export const timetable: Readonly<Record<string, Appointment>> = {
  // A pack ends with a day, so a minute after the midnight of Tunis; every hour, should nobody have worked then.
  'expire-plans': { at: '1 * * * *', run: expirePlans },
  'forget-old-attempts': { at: '7 * * * *', run: forgetOldAttempts },
  'forget-old-limits': { at: '22 * * * *', run: forgetOldLimits },
  'recognize-old-orders': { at: '*/10 * * * *', run: recognizeOldOrders },
  'catch-up-with-copies': { at: '12 * * * *', run: catchUpWithCopies },
  'forget-old-sessions': { at: '17 * * * *', run: forgetOldSessions },
  'requeue-stranded-letters': { at: '37 * * * *', run: requeueStrandedLetters },
  'resume-issues': { at: '47 * * * *', run: resumeIssues },
}
