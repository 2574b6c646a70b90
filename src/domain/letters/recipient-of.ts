import { type RawBuilder, sql } from 'kysely'
import type { Blanks } from '#database/in-fixed-words.ts'
import type { LetterAbout, LetterKind } from './letter.ts'

/** What the recipient depends on: ids of what the letter tells about, as JSON, and the address of the shop. */
type Known = Blanks<{ readonly about: string; readonly shopEmail: string }>

type FindRecipient<Kind extends LetterKind> = (known: Known & { readonly kind?: Kind }) => RawBuilder<unknown>

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
export function recipientOf(kind: LetterKind, known: Known): RawBuilder<unknown> {
  return recipients[kind](known)
}

type KindAbout<Name extends string> = {
  [Kind in LetterKind]: Name extends keyof LetterAbout[Kind] ? Kind : never
}[LetterKind]

/** One of the ids; the compiler has seen that letters of this kind tell it. */
function idOf<Name extends string>({ about }: Known & { readonly kind?: KindAbout<Name> }, name: Name) {
  return sql`(${about}::jsonb->>${sql.lit(name)})::bigint`
}

function shop({ shopEmail }: Known) {
  return shopEmail
}

function customerOfOrder(known: Known & { readonly kind?: KindAbout<'orderId'> }) {
  return sql`select customer_email from orders where id = ${idOf(known, 'orderId')}`
}

function makerOfPlanRequest(known: Known & { readonly kind?: KindAbout<'planRequestId'> }) {
  return sql`select email from plan_requests where id = ${idOf(known, 'planRequestId')}`
}

function subscriber(known: Known & { readonly kind?: KindAbout<'subscriptionId'> }) {
  return sql`select email from newsletter_subscriptions where id = ${idOf(known, 'subscriptionId')}`
}

function writerOfMessage(known: Known & { readonly kind?: KindAbout<'replyId'> }) {
  return sql`
    select message.email from message_replies as reply
    join contact_messages as message on message.id = reply.message_id where reply.id = ${idOf(known, 'replyId')}`
}

function operator(known: Known & { readonly kind?: KindAbout<'operatorId'> }) {
  return sql`select email from operators where id = ${idOf(known, 'operatorId')}`
}
