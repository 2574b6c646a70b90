import type { EmailKind, EmailPayload } from '#domain/email-outbox/email.ts'
import type { DomainEvent } from '#domain/events/event.ts'

/** The kinds of email that an event can cause, because it carries the ids of their payload. */
type EmailKindFor<Event extends DomainEvent> = {
  [Kind in EmailKind]: Event extends EmailPayload[Kind] ? Kind : never
}[EmailKind]

/** Every domain event and the emails it causes. The job `send-email.ts` sends them. */
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
  'picture.added': [],
  'showcase.changed': [],
  'promotion.scheduled': [],
  'promotion.edited': [],
  'promotion.called-off': [],
  'order.placed': ['order-recap', 'order-notice'],
  'order.advanced': [],
  'order.announced': ['order-progress'],
  'order.corrected': [],
  'order.called': [],
  'comment.posted': [],
  'comment.held': [],
  'comment.published': [],
  'comment.hidden': [],
  'plan-request.received': ['plan-confirmation', 'plan-notice'],
  'plan-request.held': [],
  'plan-request.approved': ['plan-approved'],
  'plan-request.renewed': ['plan-renewed'],
  'plan-request.refused': ['plan-refused'],
  'plan-request.expired': ['plan-expired'],
  'message.received': ['message-notice'],
  'message.held': [],
  'message.answered': ['message-reply'],
  'newsletter.subscribed': ['newsletter-confirmation'],
  'newsletter.held': [],
  'newsletter.confirmed': [],
  'newsletter.left': [],
  // Its emails, one per subscriber, are queued in batches by `queue-issue.ts`.
  'newsletter.issued': [],
  'newsletter.tried': ['newsletter-trial'],
  'operator.invited': ['operator-invitation'],
  'operator.forgot-password': ['password-reset'],
  'setting.changed': [],
} satisfies { [Event in DomainEvent as Event['type']]: readonly EmailKindFor<Event>[] }

export function effectsOf(event: DomainEvent): readonly EmailKind[] {
  return effects[event.type]
}
