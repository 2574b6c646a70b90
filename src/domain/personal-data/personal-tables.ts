import type { Selectable } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { EmailKind } from '#domain/email.ts'
import { noPhone } from '#domain/phone.ts'

/**
 * Every table and column that holds personal data of people outside the shop. Finding, exporting and erasing a person,
 * retention, and the replay of receipts after a restore all derive from this list. A migration that adds a column
 * for texts or pictures fails `personal-tables.test.ts` until it is here or in `other-columns.ts`.
 *
 * A table stands below those of its parents, since rows are found in this order.
 */
export const personalTables = {
  orders: personalTable('orders', {
    createdAt: 'placed_at',
    contacts: { phone: 'customer_phone', email: 'customer_email' },
    columns: {
      customer_name: 'text',
      customer_email: 'null',
      customer_phone: 'phone',
      delivery_address: 'text',
      delivery_city: 'text',
      customer_note: 'null',
      gift_note: 'null',
      network_key: 'null',
      search_text: 'computed',
    },
    facts: [
      'number',
      'status',
      'governorate',
      'payment_method',
      'total_millimes',
      'locale',
      'consent_version',
      'consented_at',
    ],
  }),
  order_steps: personalTable('order_steps', {
    createdAt: 'made_at',
    parents: [{ table: 'orders', column: 'order_id' }],
    columns: { note: 'text' },
    facts: ['order_id', 'to_status'],
  }),
  order_calls: personalTable('order_calls', {
    createdAt: 'made_at',
    parents: [{ table: 'orders', column: 'order_id' }],
    columns: { note: 'text' },
    facts: ['order_id', 'outcome'],
  }),
  order_preparations: personalTable('order_preparations', {
    createdAt: 'made_at',
    parents: [{ table: 'orders', column: 'order_id' }],
    columns: { note: 'text' },
    facts: ['order_id', 'state', 'reason'],
  }),
  delivery_attempts: personalTable('delivery_attempts', {
    createdAt: 'made_at',
    parents: [{ table: 'orders', column: 'order_id' }],
    columns: { note: 'text' },
    facts: ['order_id', 'outcome', 'decided_by', 'reason', 'postponed_until'],
  }),
  courier_parcels: personalTable('courier_parcels', {
    createdAt: 'created_at',
    parents: [{ table: 'orders', column: 'order_id' }],
    // The page of the courier shows the address, and a refusal may repeat what was wrong in it.
    columns: { label_url: 'null', refusal: 'text' },
    facts: ['order_id', 'state', 'barcode'],
  }),
  order_notes: personalTable('order_notes', {
    createdAt: 'made_at',
    parents: [{ table: 'orders', column: 'order_id' }],
    columns: { body: 'text' },
    facts: ['order_id'],
  }),
  order_payments: personalTable('order_payments', {
    createdAt: 'made_at',
    parents: [{ table: 'orders', column: 'order_id' }],
    columns: { reference: 'text' },
    facts: ['order_id', 'kind'],
  }),
  customer_blocks: personalTable('customer_blocks', {
    createdAt: 'made_at',
    contacts: { phone: 'phone' },
    columns: { phone: 'null', note: 'text' },
    facts: ['kind', 'ends_at', 'is_lifted'],
  }),
  customer_requests: personalTable('customer_requests', {
    createdAt: 'made_at',
    // A number that the customer replaced.
    contacts: { phone: 'old_phone' },
    parents: [{ table: 'orders', column: 'order_id' }],
    columns: { note: 'text', old_phone: 'text', old_address: 'text', old_city: 'text' },
    facts: ['order_id', 'kind', 'channel', 'call_at', 'come_on'],
  }),
  order_returns: personalTable('order_returns', {
    createdAt: 'asked_at',
    parents: [{ table: 'orders', column: 'order_id' }],
    columns: { note: 'text' },
    facts: ['order_id', 'reason', 'wish', 'status', 'settlement', 'came_back_on'],
  }),
  order_return_steps: personalTable('order_return_steps', {
    createdAt: 'made_at',
    parents: [{ table: 'order_returns', column: 'return_id' }],
    columns: { note: 'text' },
    facts: ['return_id', 'to_status'],
  }),
  order_return_photos: personalTable('order_return_photos', {
    createdAt: 'made_at',
    parents: [{ table: 'order_returns', column: 'return_id' }],
    columns: { picture: 'file' },
    facts: ['return_id', 'format'],
  }),
  comments: personalTable('comments', {
    createdAt: 'posted_at',
    contacts: { phone: 'phone', email: 'email' },
    columns: { author_name: 'text', email: 'email', phone: 'phone', body: 'text' },
    facts: ['product_id', 'status', 'locale'],
  }),
  reviews: personalTable('reviews', {
    createdAt: 'posted_at',
    parents: [{ table: 'orders', column: 'order_id' }],
    columns: { author_name: 'text', body: 'text', note: 'text', answer: 'null' },
    facts: ['order_id', 'product_id', 'stars', 'status', 'locale', 'answered_at'],
  }),
  contact_messages: personalTable('contact_messages', {
    createdAt: 'sent_at',
    contacts: { email: 'email' },
    parents: [{ table: 'orders', column: 'order_id' }],
    columns: { name: 'text', email: 'email', message: 'text' },
    facts: ['locale', 'order_id'],
  }),
  message_replies: personalTable('message_replies', {
    createdAt: 'made_at',
    parents: [{ table: 'contact_messages', column: 'message_id' }],
    columns: { body: 'text' },
    facts: ['message_id'],
  }),
  plan_requests: personalTable('plan_requests', {
    createdAt: 'requested_at',
    contacts: { phone: 'phone', email: 'email' },
    columns: { name: 'text', email: 'email', phone: 'phone', project: 'text', description: 'text', note: 'text' },
    facts: ['plan', 'status', 'expires_at', 'locale'],
  }),
  newsletter_subscriptions: personalTable('newsletter_subscriptions', {
    createdAt: 'subscribed_at',
    contacts: { email: 'email' },
    columns: { email: 'email' },
    facts: ['confirmed_at', 'left_at', 'locale', 'consent_version', 'consented_at'],
  }),
  seller_emails: personalTable('seller_emails', {
    createdAt: 'asked_at',
    contacts: { email: 'email' },
    columns: { email: 'null' },
    facts: ['confirmed_at'],
  }),
  stock_alerts: personalTable('stock_alerts', {
    createdAt: 'created_at',
    contacts: { email: 'email' },
    columns: { email: 'email' },
    facts: [
      ...(['product_id', 'variant_id', 'asked_at', 'confirmed_at', 'notified_at', 'left_at', 'locale'] as const),
      ...(['consent_version', 'consented_at'] as const),
    ],
  }),
  store_cards: personalTable('store_cards', {
    createdAt: 'made_at',
    contacts: { phone: 'phone' },
    columns: { phone: 'null', account_number: 'null', tax_number: 'null', card_number: 'null' },
    facts: ['store_id', 'locale', 'tax_status', 'tax_status_until', 'card_seen_at'],
  }),
  data_links: personalTable('data_links', {
    createdAt: 'asked_at',
    contacts: { email: 'email' },
    columns: { email: 'email' },
    facts: ['locale'],
  }),
  emails: personalTable('emails', {
    createdAt: 'queued_at',
    contacts: { email: 'recipient' },
    // Their recipients are people of the shop.
    notByContact: {
      kinds: [
        ...(['order-notice', 'customer-request-notice', 'plan-notice', 'message-notice'] as const),
        ...(['return-notice', 'return-reminder'] as const),
      ],
      payload: 'operatorId',
    },
    parents: [
      { table: 'orders', payload: 'orderId' },
      { table: 'plan_requests', payload: 'planRequestId' },
      { table: 'contact_messages', payload: 'messageId' },
      { table: 'message_replies', payload: 'replyId' },
      { table: 'newsletter_subscriptions', payload: 'subscriptionId' },
      { table: 'stock_alerts', payload: 'alertId' },
      { table: 'data_links', payload: 'dataLinkId' },
      { table: 'seller_emails', payload: 'sellerEmailId' },
    ],
    columns: { recipient: 'email', subject: 'text', body: 'text', last_error: 'text' },
    facts: ['kind', 'status', 'sent_at'],
  }),
  audit_log: personalTable('audit_log', {
    createdAt: 'made_at',
    parents: [
      { table: 'orders', entity: 'order' },
      { table: 'customer_blocks', entity: 'customer' },
      { table: 'order_returns', entity: 'return' },
      { table: 'comments', entity: 'comment' },
      { table: 'reviews', entity: 'review' },
      { table: 'contact_messages', entity: 'message' },
      { table: 'plan_requests', entity: 'plan request' },
      { table: 'emails', entity: 'email' },
    ],
    columns: { before: 'audit-values', after: 'audit-values' },
    facts: ['entity', 'entity_id', 'action'],
  }),
} as const satisfies Readonly<Record<string, PersonalTable>>

export type PersonalTableName = keyof typeof personalTables

export const personalTableNames = Object.keys(personalTables) as PersonalTableName[]

/** The fields of audit entries with personal data; the others of an entry stay. */
export const personalAuditFields = [
  ...['customer_name', 'customer_email', 'customer_phone', 'delivery_address', 'delivery_city'],
  ...['note', 'reference', 'author', 'text', 'reply', 'recipient'],
] as const

/**
 * What stands for an erased text, phone number and email address. People read the text in their language (`mapTexts`).
 */
export const erasedText = '(erased)'
export const erasedPhone: string = noPhone
export const erasedEmailHost = 'erased.invalid'

/**
 * What an erased column becomes: `erasedText` where there is a text, null, `erasedPhone`, or an address of its own for
 * each row, since some are unique. A `file` becomes null, and an export only names it. `audit-values` are JSON of which
 * `personalAuditFields` become `erasedText`. A `computed` column follows the others by itself.
 */
export type ErasedAs = 'text' | 'null' | 'file' | 'phone' | 'email' | 'audit-values' | 'computed'

/**
 * How a row belongs to one of another table: by a column, by an id in the payload of an email, or by an audited entity.
 */
export type Parent =
  | { readonly table: string; readonly column: string }
  | { readonly table: string; readonly payload: string }
  | { readonly table: string; readonly entity: string }

export interface PersonalTable {
  /** When the row was written. The replay of a receipt leaves rows alone that are younger than it. */
  readonly createdAt: string
  /** The columns by which a person is found. */
  readonly contacts?: { readonly phone?: string; readonly email?: string }
  /** Emails of these kinds, or with this id in their payload, are found by their parents only. */
  readonly notByContact?: { readonly kinds: readonly EmailKind[]; readonly payload: string }
  readonly parents?: readonly Parent[]
  readonly columns: Readonly<Record<string, ErasedAs>>
  /** Further columns that an export shows beside the personal ones, and that an erasure leaves. */
  readonly facts: readonly string[]
}

/** Lets the compiler check the columns of an entry. */
function personalTable<Name extends keyof Tables>(_name: Name, table: ColumnsOf<Name>): PersonalTable {
  return table
}

type Column<Name extends keyof Tables> = keyof Selectable<Tables[Name]> & string

interface ColumnsOf<Name extends keyof Tables> extends PersonalTable {
  readonly createdAt: Column<Name>
  readonly contacts?: { readonly phone?: Column<Name>; readonly email?: Column<Name> }
  readonly columns: { readonly [Personal in Column<Name>]?: ErasedAs } & Readonly<Record<string, ErasedAs>>
  readonly facts: readonly Column<Name>[]
}
