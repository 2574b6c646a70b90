import { type RawBuilder, sql } from 'kysely'
import type { DomainEvent } from '../events.ts'
import type { Marketplace } from '../marketplace.ts'
import type { LetterAbout, LetterKind } from './letter.ts'

type FindRecipient<Kind extends LetterKind> = (
  marketplace: Marketplace,
  about: LetterAbout[Kind],
) => RawBuilder<unknown>

const recipients: { [Kind in LetterKind]: FindRecipient<Kind> } = {
  'order-recap': customerOfOrder,
  'order-notice': shop,
  'order-progress': customerOfOrder,
  'plan-confirmation': makerOfPlanRequest,
  'plan-notice': shop,
  'message-notice': shop,
  'newsletter-confirmation': subscriber,
  'message-reply': writerOfMessage,
  'plan-approved': makerOfPlanRequest,
  'plan-renewed': makerOfPlanRequest,
  'plan-refused': makerOfPlanRequest,
  'plan-expired': makerOfPlanRequest,
  'newsletter-issue': subscriber,
  'newsletter-trial': operator,
  'operator-invitation': operator,
  'password-reset': operator,
}

/** Whom a letter goes to, as SQL: whoever caused it, or the shop. Null for a customer who has no address for letters. */
export function recipientOf(marketplace: Marketplace, kind: LetterKind, event: DomainEvent): RawBuilder<unknown> {
  // The compiler has seen on the page of consequences that this kind can tell about this event.
  const find = recipients[kind] as FindRecipient<LetterKind>
  return find(marketplace, event as LetterAbout[LetterKind] & DomainEvent)
}

function shop({ shopEmail }: Marketplace) {
  return sql`${shopEmail}`
}

function customerOfOrder(_: Marketplace, { orderId }: { orderId: number }) {
  return sql`select customer_email from orders where id = ${orderId}`
}

function makerOfPlanRequest(_: Marketplace, { planRequestId }: { planRequestId: number }) {
  return sql`select email from plan_requests where id = ${planRequestId}`
}

function subscriber(_: Marketplace, { subscriptionId }: { subscriptionId: number }) {
  return sql`select email from newsletter_subscriptions where id = ${subscriptionId}`
}

function writerOfMessage(_: Marketplace, { replyId }: { replyId: number }) {
  return sql`
    select message.email from message_replies as reply
    join contact_messages as message on message.id = reply.message_id where reply.id = ${replyId}`
}

function operator(_: Marketplace, { operatorId }: { operatorId: number }) {
  return sql`select email from operators where id = ${operatorId}`
}
