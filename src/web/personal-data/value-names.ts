import type { PersonalTableName } from '#domain/personal-data/personal-tables.ts'
import type { PersonalRecord } from '#domain/personal-data/read-person.ts'
import { findLabel } from '#messages/label-of.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { languageNames } from '#web/text/language-names.ts'

const { auditLog, comments, emails, orders, planRequests, reviews } = backoffice

type Labels = Readonly<Record<string, string>>

/** What the back office calls the stored states and kinds, by table and column. */
const labels: { readonly [Table in PersonalTableName]?: Readonly<Record<string, Labels>> } = {
  orders: { status: orders.states, payment_method: orders.payments },
  order_steps: { to_status: orders.states },
  order_calls: { outcome: orders.queue.outcomes },
  order_payments: { kind: { paid: orders.payment.marked, 'not-paid': orders.payment.takenBack } },
  comments: { status: comments.statuses },
  reviews: { status: reviews.statuses },
  plan_requests: { plan: planRequests.plans, status: planRequests.statuses },
  emails: { kind: emails.kinds, status: emails.states },
  audit_log: { entity: auditLog.entities },
}

/** Returns the name of a stored state or kind; undefined for any other value. */
export function nameOfValue(table: PersonalTableName, column: string, row: PersonalRecord): string | undefined {
  const value = row[column]
  if (typeof value !== 'string') return undefined
  if (column === 'locale') return findLabel(languageNames, value)
  if (table === 'audit_log' && column === 'action') return findLabel(auditLog.actions, `${row.entity} ${value}`)
  return findLabel(labels[table]?.[column] ?? {}, value)
}
