import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const domain = new URL('../', import.meta.url)

/** Files that write without recording an event, each with the reason. */
const writesWithoutEvent: Readonly<Record<string, string>> = {
  'audit/record-audit.ts': 'part of operations that record their own event',
  'catalog/admin/save-pictures.ts': 'part of operations that record product.edited',
  'catalog/admin/save-sizes-and-colors.ts': 'part of operations that record product.edited',
  'catalog/admin/save-translations-of-parts.ts': 'part of operations that record product.edited',
  'catalog/partners/find-partners.ts': 'a job notes what can be computed from products and orders',
  'catalog/filters/assign-filter-keys.ts': 'a job notes what can be derived from the texts',
  'catalog/filters/delete-old-catalog-changes.ts': 'every process has read them',
  'catalog/pictures/make-copies.ts': 'a job notes that derived files exist',
  'catalog/pictures/missing-pictures.ts': 'the store, not the shop, has changed; a request or a job notes it',
  'catalog/search/analyze-catalog-words.ts': 'a job notes what can be computed from the words',
  'catalog/search-report/count-search.ts': 'counts searches of nobody in particular',
  'catalog/search-report/delete-old-searches.ts': 'expiry of counts',
  'catalog/search-report/find-searched-text.ts': 'part of countSearch',
  'catalog/search-report/search-count-key.ts': 'a key that the program makes for itself',
  'cash-book/post-entries.ts': 'part of operations that record an event of the order or the remittance',
  'cash-book/post-payment.ts': 'part of operations that record order.paid, order.refunded or an event of a return',
  'catalog/stock/move-stock.ts': 'part of operations that record product.restocked or an event of the order',
  'comments/mark-comments-seen.ts': 'a mark for staff; the comment stays as it is',
  'consistency/check-consistency.ts': 'a job notes what it found',
  'couriers/api/claim-parcels.ts': 'the row of the parcel is the record of its calls',
  'couriers/api/claim-request.ts': 'the row of the parcel is the record of its calls',
  'couriers/api/interrupted-requests.ts': 'the row of the parcel is the record of its calls',
  'couriers/api/queue-parcels.ts': 'part of handOver, which records handover.handed-over',
  'couriers/api/record-answer.ts': 'the row of the parcel is the record of its calls',
  'couriers/api/try-api.ts': 'a try changes nothing but when the next request may be made',
  'couriers/handovers/join-handover.ts': 'part of operations that record handover.started or handover.changed',
  'couriers/results/record-results.ts': 'part of recordDeliveryResult, which records an event of the order',
  'email-outbox/email-attempt.ts': 'the row of the email is the record of its attempts',
  'email-outbox/hold-email.ts': 'the row of the email is the record of its status',
  'email-outbox/sending-pause.ts': 'a pause that ends by itself',
  'events/queue-emails.ts': 'part of recordEvent',
  'events/queue-push.ts': 'part of recordEvent',
  'newsletter/newsletter-token.ts': 'a token of an email that an event caused',
  'newsletter/queue-issue.ts': 'a job queues the emails that newsletter.issue-sent caused',
  'operators/check-identity.ts': 'a session notes when its person proved the identity',
  'operators/delete-expired-sessions.ts': 'expiry of sessions and links',
  'operators/failed-sign-ins.ts': 'sign-in attempts are a log of their own',
  'operators/find-session.ts': 'a session notes when it was last used',
  'operators/known-device.ts': 'a browser notes that somebody signed in there',
  'operators/operator-link.ts': 'a token of an email that an event caused',
  'operators/passkey-challenge.ts': 'a challenge is used up by an answer',
  'operators/recovery-codes.ts': 'part of the second factor and of sign-in',
  'operators/secret-key-check.ts': 'a check of the configuration at the start',
  'operators/start-session.ts': 'sessions are a log of their own',
  'operators/verify-passkey.ts': 'sessions are a log of their own; a passkey notes when it was used',
  'operators/verify-second-factor.ts': 'completes a session',
  'orders/calls/claim-order.ts': 'a claim that expires by itself',
  'orders/customer-requests/confirmation-link.ts': 'a token of an email or a text about an order',
  'orders/customer-requests/insert-customer-request.ts': 'part of operations that record an event of the order',
  'orders/delivery/fill-missing-governorates.ts': 'a job fills a derived column',
  'orders/lines/order-lines.ts': 'part of operations that record an event of the order',
  'orders/lines/replace-lines.ts': 'part of operations that record an event of the order',
  'orders/order-token.ts': 'a token of an email or an order that an event caused',
  'orders/placing/idempotency-record.ts': 'expiry of idempotency records',
  'orders/placing/order-statements.ts': 'part of placeOrder, which records order.placed',
  'orders/status/insert-step.ts': 'part of operations that record an event of the order',
  'orders/status/step-emails.ts': 'part of operations that undo or cancel, which record an event',
  'personal-data/enforce-retention.ts': 'deletes links that no longer work; eraseRows records what expired',
  'personal-data/replay-erasures.ts': 'repeats after a restore what an event recorded before',
  'push/push-keys.ts': 'a key that the program makes for itself',
  'push/send-due-pushes.ts': 'a job tells of what events caused',
  'push/watch-for-pushes.ts': 'a job notes what can be seen in other tables',
  'rate-limits/delete-expired-rate-limits.ts': 'expiry of rate limits',
  'rate-limits/quota-queries.ts': 'counts requests, whatever their outcome',
  'returns/insert-return.ts': 'part of asking and opening, which record an event of the return',
  'returns/return-photos.ts': 'part of asking, which records return.damage-reported',
  'returns/take-return-step.ts': 'part of operations that record an event of the return',
  'stock-alerts/delete-expired-alerts.ts': 'expiry of requests',
  'stock-alerts/stock-alert-token.ts': 'a token of an email that an event caused',
  'stock-alerts/withdraw-emails.ts': 'part of leaving, which records stock-alert.left',
  'stock-alerts/wait-again.ts': 'the email that is withdrawn is the record',
}

const writing =
  /\b(insertInto|updateTable|deleteFrom|mergeInto)\(|\binsert into |\bupdate \w+ (as \w+ )?set |\bdelete from /
const recording = /\b(recordEvent|insertEvent)\(/

test('every file of the domain that writes records an event, or is listed with the reason', () => {
  const silent = globSync('**/*.ts', { cwd: domain })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => {
      const code = readFileSync(new URL(file, domain), 'utf8')
      return writing.test(code) && !recording.test(code)
    })
  assert.deepEqual(silent.sort(), Object.keys(writesWithoutEvent).sort())
})
