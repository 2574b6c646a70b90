import type { PersonalTableName } from '#domain/personal-data/personal-tables.ts'
import type { PersonalRecord } from '#domain/personal-data/read-person.ts'
import { findLabel } from '#messages/label-of.ts'
import { auditLogMessages } from '#page-messages/backoffice/audit-log.ts'
import { commentsMessages } from '#page-messages/backoffice/comments.ts'
import { emailsMessages } from '#page-messages/backoffice/emails.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { planRequestsMessages } from '#page-messages/backoffice/plan-requests.ts'
import { reviewsMessages } from '#page-messages/backoffice/reviews.ts'
import { languageNames } from '#web/text/language-names.ts'

type Labels = Readonly<Record<string, string>>

/** What the back office calls the stored states and kinds, by table and column. */
const labels: { readonly [Table in PersonalTableName]?: Readonly<Record<string, Labels>> } = {
  orders: { status: ordersMessages.states, payment_method: ordersMessages.payments },
  order_steps: { to_status: ordersMessages.states },
  order_calls: { outcome: ordersMessages.queue.outcomes },
  order_payments: { kind: { paid: ordersMessages.payment.marked, 'not-paid': ordersMessages.payment.takenBack } },
  comments: { status: commentsMessages.statuses },
  reviews: { status: reviewsMessages.statuses },
  plan_requests: { plan: planRequestsMessages.plans, status: planRequestsMessages.statuses },
  emails: { kind: emailsMessages.kinds, status: emailsMessages.states },
  audit_log: { entity: auditLogMessages.entities },
}

/** Returns the name of a stored state or kind; undefined for any other value. */
export function nameOfValue(table: PersonalTableName, column: string, row: PersonalRecord): string | undefined {
  const value = row[column]
  if (typeof value !== 'string') return undefined
  if (column === 'locale') return findLabel(languageNames, value)
  if (table === 'audit_log' && column === 'action') return findLabel(auditLogMessages.actions, `${row.entity} ${value}`)
  return findLabel(labels[table]?.[column] ?? {}, value)
}
