import type { DomainEvent } from '#domain/events.ts'
import type { LetterKind, LetterOf } from '#domain/letters/letter.ts'

/** Everything that can happen, and the letters that follow. They are sent by `send-letter.ts`. */
const consequences = {
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
  // Its letters, one a subscriber, are queued by `queue-issue.ts`, part by part.
  'newsletter.issued': [],
  'newsletter.tried': ['newsletter-trial'],
  'operator.invited': ['operator-invitation'],
  'operator.forgot-password': ['password-reset'],
  'setting.changed': [],
} satisfies { [Event in DomainEvent as Event['type']]: readonly LetterOf<Event>[] }

export function consequencesOf(event: DomainEvent): readonly LetterKind[] {
  return consequences[event.type]
}
