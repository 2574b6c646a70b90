import type { PersonalTableName } from '#domain/personal-data/personal-tables.ts'
import type { PersonalRecord } from '#domain/personal-data/read-person.ts'
import { findLabel } from '#messages/label-of.ts'
import { auditEntryMessages } from '#page-messages/backoffice/audit-entries.ts'
import { cashMessages } from '#page-messages/backoffice/cash.ts'
import { commentsMessages } from '#page-messages/backoffice/comments.ts'
import { courierApiMessages } from '#page-messages/backoffice/courier-api.ts'
import { customerRequestsMessages } from '#page-messages/backoffice/customer-requests.ts'
import { customersMessages } from '#page-messages/backoffice/customers.ts'
import { deliveryResultsMessages } from '#page-messages/backoffice/delivery-results.ts'
import { emailsMessages } from '#page-messages/backoffice/emails.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { planRequestsMessages } from '#page-messages/backoffice/plan-requests.ts'
import { preparationsMessages } from '#page-messages/backoffice/preparations.ts'
import { returnsMessages } from '#page-messages/backoffice/returns.ts'
import { reviewsMessages } from '#page-messages/backoffice/reviews.ts'
import { storeCardMessages } from '#page-messages/backoffice/store-card.ts'
import { cannotReasonMessages } from '#page-messages/cannot-reasons.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import { personalDataMessages } from '#page-messages/personal-data.ts'
import { languageNames } from '#web/text/language-names.ts'

type Labels = Readonly<Record<string, string>>

/** What the back office calls the stored states and kinds, by table and column. */
const labels: { readonly [Table in PersonalTableName]?: Readonly<Record<string, Labels>> } = {
  orders: {
    status: orderNamesMessages.states,
    payment_method: orderNamesMessages.paymentMethods,
    governorate: { ...governorateMessages, unknown: orderNamesMessages.unknownGovernorate },
  },
  order_steps: { to_status: orderNamesMessages.states },
  order_calls: { outcome: orderNamesMessages.callOutcomes },
  order_preparations: { state: preparationsMessages.states, reason: cannotReasonMessages },
  delivery_attempts: {
    outcome: deliveryResultsMessages.outcomes,
    decided_by: orderNamesMessages.attemptDeciders,
    reason: orderNamesMessages.attemptReasons,
  },
  courier_parcels: { state: { ...courierApiMessages.states, waiting: personalDataMessages.waitingParcel } },
  order_payments: {
    kind: {
      paid: ordersMessages.payment.marked,
      'not-paid': ordersMessages.payment.takenBack,
      refunded: cashMessages.kinds.refund,
    },
  },
  customer_blocks: { kind: customersMessages.block.kinds },
  customer_requests: { kind: customerRequestsMessages.kinds, channel: customerRequestsMessages.channels },
  order_returns: {
    reason: returnsMessages.reasons,
    wish: returnsMessages.wishes,
    status: returnsMessages.states,
    settlement: returnsMessages.settlements,
  },
  order_return_steps: { to_status: returnsMessages.states },
  comments: { status: commentsMessages.statuses },
  reviews: { status: reviewsMessages.statuses },
  plan_requests: { plan: planRequestsMessages.plans, status: planRequestsMessages.statuses },
  store_cards: { tax_status: storeCardMessages.taxStatuses },
  emails: { kind: emailsMessages.kinds, status: emailsMessages.states },
  audit_log: { entity: auditEntryMessages.entities },
}

/** Returns the name of a stored state or kind; undefined for any other value. */
export function nameOfValue(table: PersonalTableName, column: string, row: PersonalRecord): string | undefined {
  const value = row[column]
  if (typeof value !== 'string') return undefined
  if (column === 'locale') return findLabel(languageNames, value)
  if (table === 'audit_log' && column === 'action')
    return findLabel(auditEntryMessages.actions, `${row.entity} ${value}`)
  return findLabel(labels[table]?.[column] ?? {}, value)
}
