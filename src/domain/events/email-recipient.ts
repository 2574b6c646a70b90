import { type RawBuilder, sql } from 'kysely'
import type { Placeholders } from '#database/prepared-query.ts'
import type { EmailKind, EmailPayload } from '#domain/email.ts'

/** What the recipient is found from: the ids of the payload, as JSON, and the address of the shop. */
type RecipientSource = Placeholders<{ readonly about: string; readonly shopEmail: string }>

type FindRecipient<Kind extends EmailKind> = (source: RecipientSource & { readonly kind?: Kind }) => RawBuilder<unknown>

const recipients: { [Kind in EmailKind]: FindRecipient<Kind> } = {
  'order-recap': customerOfOrder,
  'order-notice': shop,
  'order-reminder': shop,
  'order-progress': customerOfOrder,
  'order-correction': customerOfOrder,
  'order-changed': customerOfOrder,
  'order-link': customerOfOrder,
  'review-invitation': customerOfOrder,
  'delivery-corrected': customerOfOrder,
  'customer-request-notice': shop,
  'return-confirmation': customerOfOrder,
  'return-notice': shop,
  'return-progress': customerOfOrder,
  'return-reminder': shop,
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
  'newsletter-test': operator,
  'stock-alert-confirmation': waitingPerson,
  'stock-alert': waitingPerson,
  'data-link': holderOfAddress,
  'operator-invitation': operator,
  'password-reset': operator,
  'password-changed': operator,
  'email-changed': operator,
  'second-factor-added': operator,
  'second-factor-removed': operator,
  'recovery-codes-renewed': operator,
  'passkey-added': operator,
  'passkey-removed': operator,
  'people-exported': operator,
  'seller-email-confirmation': seller,
  'seller-link': seller,
}

/**
 * Returns SQL for the recipient of an email: the person who caused it, or the shop. Null for a customer without an
 * address.
 */
export function recipientSql(kind: EmailKind, source: RecipientSource): RawBuilder<unknown> {
  return recipients[kind](source)
}

type KindAbout<Name extends string> = {
  [Kind in EmailKind]: Name extends keyof EmailPayload[Kind] ? Kind : never
}[EmailKind]

/** Returns SQL for one id of the payload. The type checks that all kinds of this recipient have it. */
function idOf<Name extends string>({ about }: RecipientSource & { readonly kind?: KindAbout<Name> }, name: Name) {
  return sql`(${about}::jsonb->>${sql.lit(name)})::bigint`
}

function shop({ shopEmail }: RecipientSource) {
  return shopEmail
}

function customerOfOrder(source: RecipientSource & { readonly kind?: KindAbout<'orderId'> }) {
  return sql`select customer_email from orders where id = ${idOf(source, 'orderId')}`
}

function makerOfPlanRequest(source: RecipientSource & { readonly kind?: KindAbout<'planRequestId'> }) {
  return sql`select email from plan_requests where id = ${idOf(source, 'planRequestId')}`
}

function subscriber(source: RecipientSource & { readonly kind?: KindAbout<'subscriptionId'> }) {
  return sql`select email from newsletter_subscriptions where id = ${idOf(source, 'subscriptionId')}`
}

function waitingPerson(source: RecipientSource & { readonly kind?: KindAbout<'alertId'> }) {
  return sql`select email from stock_alerts where id = ${idOf(source, 'alertId')}`
}

function holderOfAddress(source: RecipientSource & { readonly kind?: KindAbout<'dataLinkId'> }) {
  return sql`select email from data_links where id = ${idOf(source, 'dataLinkId')}`
}

function writerOfMessage(source: RecipientSource & { readonly kind?: KindAbout<'replyId'> }) {
  return sql`
    select message.email from message_replies as reply
    join contact_messages as message on message.id = reply.message_id where reply.id = ${idOf(source, 'replyId')}`
}

function operator(source: RecipientSource & { readonly kind?: KindAbout<'operatorId'> }) {
  return sql`select email from operators where id = ${idOf(source, 'operatorId')}`
}

function seller(source: RecipientSource & { readonly kind?: KindAbout<'sellerEmailId'> }) {
  return sql`select email from seller_emails where id = ${idOf(source, 'sellerEmailId')}`
}
