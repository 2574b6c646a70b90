import type { EmailKind, EmailPayload } from '#domain/email.ts'
import type { Effect, JobName, JobPayload } from '#domain/events/effect.ts'
import type { DomainEvent } from '#domain/events/event.ts'
import type { PushKind } from '#domain/push-kind.ts'

/** The effects that an event can have, because it carries the ids of their payload. */
type EffectOf<Event extends DomainEvent> =
  | { [Kind in EmailKind]: Event extends EmailPayload[Kind] ? { readonly email: Kind } : never }[EmailKind]
  | { [Name in JobName]: Event extends JobPayload[Name] ? { readonly job: Name } : never }[JobName]
  | { readonly push: PushKind }

/**
 * What follows from each event, one thing at least: emails (`send-email.ts` sends them), jobs (`worker.ts` lists them)
 * and notifications on the phones of operators.
 */
const effects = {
  'store.added': [{ job: 'analyze-words' }],
  'store.edited': [{ job: 'analyze-words' }],
  'product.added': [{ job: 'analyze-words' }, { job: 'find-partners' }, { job: 'assign-filter-keys' }],
  'product.edited': [{ job: 'analyze-words' }, { job: 'find-partners' }, { job: 'assign-filter-keys' }],
  'product.restored': [{ job: 'find-partners' }],
  'picture.added': [{ job: 'make-copies' }],
  'product-import.to-read': [{ job: 'read-product-import' }],
  'product-import.started': [{ job: 'run-product-import' }],
  'product-import.take-back-asked': [{ job: 'take-back-product-import' }],
  'order.placed': [{ email: 'order-recap' }, { email: 'order-notice' }, { push: 'new-order' }],
  'card-payment.notified': [{ job: 'read-card-payments' }],
  'order.customer-notified': [{ email: 'order-progress' }],
  'order.customer-corrected': [{ email: 'order-correction' }],
  'order.link-requested': [{ email: 'order-link' }],
  'order.lines-changed': [{ email: 'order-changed' }],
  'order.reminded': [{ email: 'order-reminder' }],
  'order.corrected-by-customer': [{ email: 'delivery-corrected' }, { email: 'customer-request-notice' }],
  'order.come-again-requested': [{ email: 'customer-request-notice' }],
  'order.canceled-by-customer': [{ email: 'customer-request-notice' }],
  'return.asked': [{ email: 'return-confirmation' }, { email: 'return-notice' }],
  'return.damage-reported': [{ email: 'return-confirmation' }, { email: 'return-notice' }, { push: 'damage-report' }],
  'return.customer-notified': [{ email: 'return-progress' }],
  'return.refund-due': [{ email: 'return-reminder' }],
  'handover.parcel-decided': [{ job: 'make-courier-requests' }],
  'order.review-invited': [{ email: 'review-invitation' }],
  'plan-request.received': [{ email: 'plan-confirmation' }, { email: 'plan-notice' }],
  'plan-request.approved': [{ email: 'plan-approved' }],
  'plan-request.renewed': [{ email: 'plan-renewed' }],
  'plan-request.refused': [{ email: 'plan-refused' }],
  'plan-request.expired': [{ email: 'plan-expired' }],
  'message.received': [{ email: 'message-notice' }, { push: 'message' }],
  'message.replied': [{ email: 'message-reply' }],
  'newsletter.subscribed': [{ email: 'newsletter-confirmation' }],
  'newsletter.held': [{ email: 'newsletter-confirmation' }],
  'newsletter.issue-tested': [{ email: 'newsletter-test' }],
  // The job queues one email per subscriber, in batches.
  'newsletter.issue-sent': [{ job: 'queue-issue' }],
  'newsletter.issue-continued': [{ job: 'queue-issue' }],
  'stock-alert.requested': [{ email: 'stock-alert-confirmation' }],
  'stock-alert.held': [{ email: 'stock-alert-confirmation' }],
  'stock-alert.due': [{ email: 'stock-alert' }],
  'email.resent': [{ job: 'send-email' }],
  'email.released': [{ job: 'send-email' }],
  'operator.invited': [{ email: 'operator-invitation' }],
  'operator.password-reset-requested': [{ email: 'password-reset' }],
  'operator.password-changed': [{ email: 'password-changed' }],
  'operator.email-changed': [{ email: 'email-changed' }],
  'operator.second-factor-added': [{ email: 'second-factor-added' }],
  'operator.second-factor-removed': [{ email: 'second-factor-removed' }],
  'operator.recovery-codes-renewed': [{ email: 'recovery-codes-renewed' }],
  'operator.passkey-added': [{ email: 'passkey-added' }],
  'operator.passkey-removed': [{ email: 'passkey-removed' }],
  'operator.notification-tested': [{ job: 'send-pushes' }],
  'seller.email-asked': [{ email: 'seller-email-confirmation' }],
  'seller.link-requested': [{ email: 'seller-link' }],
  'people.exported': [{ email: 'people-exported' }],
  'personal-data.erased': [{ job: 'write-erasure-receipt' }],
  'data-link.requested': [{ email: 'data-link' }],
} satisfies { readonly [Event in DomainEvent as Event['type']]: readonly [EffectOf<Event>, ...EffectOf<Event>[]] }

export function effectsOf(event: DomainEvent): readonly Effect[] {
  return effects[event.type]
}
