import type { EmailKind, EmailPayload } from '#domain/email.ts'
import type { Effect, JobName, JobPayload } from '#domain/events/effect.ts'
import type { DomainEvent } from '#domain/events/event.ts'

/** The effects that an event can have, because it carries the ids of their payload. */
type EffectOf<Event extends DomainEvent> =
  | { [Kind in EmailKind]: Event extends EmailPayload[Kind] ? { readonly email: Kind } : never }[EmailKind]
  | { [Name in JobName]: Event extends JobPayload[Name] ? { readonly job: Name } : never }[JobName]

/** Every domain event and what follows from it: emails (`send-email.ts` sends them) and jobs (`worker.ts` lists them). */
const effects = {
  'store.added': [],
  'store.edited': [],
  'store.retired': [],
  'store.restored': [],
  'product.added': [],
  'product.edited': [],
  'product.retired': [],
  'product.restored': [],
  'product.repriced': [],
  'product.restocked': [],
  'product.pinned': [],
  'product.unpinned': [],
  'picture.added': [{ job: 'make-copies' }],
  'banner.edited': [],
  'promotion.scheduled': [],
  'promotion.edited': [],
  'promotion.canceled': [],
  'order.placed': [{ email: 'order-recap' }, { email: 'order-notice' }],
  'order.advanced': [],
  'order.customer-notified': [{ email: 'order-progress' }],
  'order.corrected': [],
  'order.call-recorded': [],
  'order.note-added': [],
  'order.paid': [],
  'order.not-paid': [],
  'comment.posted': [],
  'comment.held': [],
  'comment.published': [],
  'comment.hidden': [],
  'plan-request.received': [{ email: 'plan-confirmation' }, { email: 'plan-notice' }],
  'plan-request.held': [],
  'plan-request.approved': [{ email: 'plan-approved' }],
  'plan-request.renewed': [{ email: 'plan-renewed' }],
  'plan-request.refused': [{ email: 'plan-refused' }],
  'plan-request.expired': [{ email: 'plan-expired' }],
  'message.received': [{ email: 'message-notice' }],
  'message.held': [],
  'message.replied': [{ email: 'message-reply' }],
  'message.done': [],
  'message.reopened': [],
  'newsletter.subscribed': [{ email: 'newsletter-confirmation' }],
  'newsletter.held': [],
  'newsletter.confirmed': [],
  'newsletter.unsubscribed': [],
  'newsletter.issue-created': [],
  'newsletter.issue-edited': [],
  'newsletter.issue-tested': [{ email: 'newsletter-test' }],
  // The job queues one email per subscriber, in batches.
  'newsletter.issue-sent': [{ job: 'queue-issue' }],
  'newsletter.issue-stopped': [],
  'newsletter.issue-continued': [{ job: 'queue-issue' }],
  'email.resent': [{ job: 'send-email' }],
  'email.released': [{ job: 'send-email' }],
  'email.dropped': [],
  'operator.added': [],
  'operator.invited': [{ email: 'operator-invitation' }],
  'operator.disabled': [],
  'operator.enabled': [],
  'operator.renamed': [],
  'operator.role-changed': [],
  'operator.signed-out-everywhere': [],
  'operator.password-reset-requested': [{ email: 'password-reset' }],
  'operator.password-changed': [{ email: 'password-changed' }],
  'operator.email-changed': [{ email: 'email-changed' }],
  'operator.second-factor-added': [{ email: 'second-factor-added' }],
  'operator.second-factor-removed': [{ email: 'second-factor-removed' }],
  'table.exported': [],
  'people.exported': [{ email: 'people-exported' }],
  'personal-data.erased': [{ job: 'write-erasure-receipt' }],
  'personal-data.expired': [],
  'data-link.requested': [{ email: 'data-link' }],
  'setting.edited': [],
} satisfies { readonly [Event in DomainEvent as Event['type']]: readonly EffectOf<Event>[] }

export function effectsOf(event: DomainEvent): readonly Effect[] {
  return effects[event.type]
}
