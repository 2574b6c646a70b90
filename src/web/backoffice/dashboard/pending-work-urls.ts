import type { PendingWorkKind } from '#domain/dashboard/pending-work.ts'
import { cardsPath, cashPath } from '#web/paths/backoffice-cash-paths.ts'
import { adminProductsPath, sellerChangesPath, submissionsPath } from '#web/paths/backoffice-catalog-paths.ts'
import { deliveryResultsPath, handoversPath } from '#web/paths/backoffice-courier-paths.ts'
import {
  commentsPath,
  contactMessagesPath,
  emailsPath,
  planRequestsPath,
  reviewsPath,
} from '#web/paths/backoffice-message-paths.ts'
import { callsPath, ordersPath, preparationsPath, returnsPath } from '#web/paths/backoffice-order-paths.ts'

/** URLs of the lists of pending work, filtered by kind; undefined for what the dashboard lists itself. */
export const pendingWorkUrls: Readonly<Record<PendingWorkKind, string | undefined>> = {
  'consistency-violations': undefined,
  'pictures-missing': undefined,
  messages: contactMessagesPath(),
  'comments-held': commentsPath(),
  'comments-new': commentsPath({ status: 'published' }),
  'reviews-held': reviewsPath(),
  'reviews-new': reviewsPath({ status: 'published' }),
  submissions: submissionsPath(),
  'seller-changes': sellerChangesPath(),
  'plan-requests': planRequestsPath(),
  'plans-unpaid': planRequestsPath({ show: 'unpaid' }),
  'plans-ending': planRequestsPath({ show: 'ending' }),
  'emails-held': emailsPath({ show: 'held' }),
  'emails-failed-permanently': emailsPath(),
  'emails-failing': emailsPath({ show: 'failing' }),
  'sizes-low': adminProductsPath({ state: 'low' }),
  'orders-to-call-back': callsPath(),
  'orders-to-call': callsPath(),
  'orders-wrong-number': ordersPath({ phoneIsWrong: true }),
  'pieces-not-prepared': preparationsPath(),
  'orders-to-pack': ordersPath({ status: 'confirmed' }),
  'orders-to-ship': handoversPath(),
  'orders-overdue': ordersPath({ status: 'shipped', isOverdue: true }),
  'remittances-overdue': cashPath(),
  'orders-on-the-way': deliveryResultsPath(),
  'orders-refused': ordersPath({ status: 'refused' }),
  'orders-lost': ordersPath({ status: 'lost' }),
  'returns-waiting': returnsPath(),
  'refunds-due': returnsPath({ state: 'inspected' }),
  'orders-to-refund': ordersPath({ owesRefund: true }),
  'card-payments-wrong': cardsPath(),
  'customer-requests': ordersPath({ hasRequest: true }),
}
