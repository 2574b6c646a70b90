import type { DomainEvent } from '../events.ts'
import type { Marketplace } from '../marketplace.ts'
import type { LetterAbout, LetterKind } from './letter.ts'

type FindRecipient<Kind extends LetterKind> = (
  marketplace: Marketplace,
  about: LetterAbout[Kind],
) => Promise<string | undefined> | string

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

/** Whom a letter goes to: whoever caused it, or the shop. Undefined for a customer who has no address for letters. */
export async function recipientOf(
  marketplace: Marketplace,
  kind: LetterKind,
  event: DomainEvent,
): Promise<string | undefined> {
  // The compiler has seen on the page of consequences that this kind can tell about this event.
  const find = recipients[kind] as FindRecipient<LetterKind>
  return find(marketplace, event as LetterAbout[LetterKind] & DomainEvent)
}

function shop({ shopEmail }: Marketplace): string {
  return shopEmail
}

async function customerOfOrder({ db }: Marketplace, { orderId }: { orderId: number }): Promise<string | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('customer_email')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return order.customer_email ?? undefined
}

async function makerOfPlanRequest({ db }: Marketplace, { planRequestId }: { planRequestId: number }): Promise<string> {
  const request = await db
    .selectFrom('plan_requests')
    .select('email')
    .where('id', '=', planRequestId)
    .executeTakeFirstOrThrow()
  return request.email
}

async function subscriber({ db }: Marketplace, { subscriptionId }: { subscriptionId: number }): Promise<string> {
  const subscription = await db
    .selectFrom('newsletter_subscriptions')
    .select('email')
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  return subscription.email
}

async function writerOfMessage({ db }: Marketplace, { replyId }: { replyId: number }): Promise<string> {
  const message = await db
    .selectFrom('message_replies as reply')
    .innerJoin('contact_messages as message', 'message.id', 'reply.message_id')
    .select('message.email')
    .where('reply.id', '=', replyId)
    .executeTakeFirstOrThrow()
  return message.email
}

async function operator({ db }: Marketplace, { operatorId }: { operatorId: number }): Promise<string> {
  const row = await db.selectFrom('operators').select('email').where('id', '=', operatorId).executeTakeFirstOrThrow()
  return row.email
}
