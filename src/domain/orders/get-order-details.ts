import { sql } from 'kysely'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { parseAuditChange } from '#domain/audit/audit-change.ts'
import { auditEntryColumns, auditEntryFromRow } from '#domain/audit/audit-entry.ts'
import { NotFound } from '#domain/errors.ts'
import type { Governorate } from '#domain/geography/governorate.ts'
import { inSnapshot } from '#domain/in-snapshot.ts'
import { isExchange } from '#domain/is-exchange.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import { noPhone, type Phone } from '#domain/phone.ts'
import { together } from '#domain/together.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import type { CustomerBlock } from './blocks/customer-block.ts'
import { getCustomerBlock } from './blocks/get-customer-block.ts'
import type { CallOutcome } from './calls/call.ts'
import { type CustomerRequest, listCustomerRequests } from './customer-requests/list-customer-requests.ts'
import type { DeliveryAttempt } from './delivery/delivery-attempt.ts'
import { type LikelyDuplicate, listLikelyDuplicates } from './duplicates/list-likely-duplicates.ts'
import type { RequestReason } from './holds/hold-limits.ts'
import type { LineRemarks } from './lines/change-order-lines.ts'
import { readLinesInMainLanguage, readOrderLines } from './lines/order-lines.ts'
import { isEverRefused } from './lists/is-ever-refused.ts'
import type { Customer, CustomerNotes, QuotedLine } from './order.ts'
import {
  customerNotesFromRow,
  discountCodeOfOrder,
  orderSummaryFromRow,
  recipientFromRow,
  totalsFromRow,
} from './order-rows.ts'
import type { OrderSource } from './order-source.ts'
import type { PaymentRecord } from './payments/payment.ts'
import { readPayments } from './payments/read-payments.ts'
import { nextStatusesOf } from './status/order-steps.ts'
import { readVisibleStatus } from './status/visible-steps.ts'
import type { SentText } from './texts/record-sent-text.ts'
import type { Totals } from './totals.ts'

/** Everything staff know about an order. */
export interface OrderDetails extends CustomerNotes {
  readonly id: number
  readonly number: string
  readonly status: OrderStatus
  /** The status that the customer may be told: see `readVisibleSteps`. */
  readonly visibleStatus: OrderStatus
  readonly placedAt: Date
  /** Why it is a request, or was. */
  readonly requestReason?: RequestReason
  readonly source: OrderSource
  /** The language of the customer. */
  readonly locale: Locale
  readonly payment: PaymentMethod
  /**
   * What staff recorded as paid, and as paid back, in millimes. Cash that the courier collects is not recorded here.
   */
  readonly paid: Millimes
  readonly refunded: Millimes
  /** Whether that covers the total. */
  readonly isPaid: boolean
  readonly customer: Customer
  readonly delivery: { readonly address: string; readonly city: string; readonly governorate?: Governorate }
  /** Named as bought when that was in the main language, otherwise by their names in it now. */
  readonly lines: readonly QuotedLine[]
  /** Named as bought, for texts to the customer. */
  readonly linesAsBought: readonly QuotedLine[]
  readonly totals: Totals
  readonly unansweredCalls: number
  readonly callBackAt?: Date
  readonly phoneIsWrong: boolean
  /** When the customer confirmed it by a link. */
  readonly confirmedByLinkAt?: Date
  /** What the customer did on the page of the order, oldest first. */
  readonly customerRequests: readonly CustomerRequest[]
  /** Oldest first, like the lists below. */
  readonly steps: readonly StepRecord[]
  readonly calls: readonly CallRecord[]
  readonly lineChanges: readonly LineChangeRecord[]
  readonly sentTexts: readonly SentTextRecord[]
  readonly attempts: readonly AttemptRecord[]
  /** Notes of staff; those of the customer are `customerNote` and `giftNote`. */
  readonly notes: readonly OrderNote[]
  /** The recorded payments and refunds, and those that were revoked, oldest first. */
  readonly payments: readonly PaymentRecord[]
  /** The statuses to which staff may take it from the current one. */
  readonly nextSteps: readonly OrderStatus[]
  readonly earlier: EarlierOrders
  /** Whether its customer may be told that a return is agreed: see `readVisibleSteps`. */
  readonly hasAgreedReturn: boolean
  readonly duplicates: readonly LikelyDuplicate[]
  /** Whether it replaces returned pieces: then its lines are those that were agreed on with the return. */
  readonly isExchange: boolean
  /** The order that has its pieces, where it was joined into another one. */
  readonly joinedInto?: { readonly id: number; readonly number: string }
  /** The block of the phone number that is in force. */
  readonly block?: CustomerBlock
}

interface Entry {
  readonly by: string
  readonly at: Date
}

export interface StepRecord extends Entry {
  readonly to: OrderStatus
  readonly note: string
  /** The status that it takes back, of a step that undoes another. */
  readonly undoes?: OrderStatus
  readonly isUndone: boolean
}

export interface CallRecord extends Entry {
  readonly outcome: CallOutcome
  readonly note: string
}

/** `total`: of the order since then. */
export interface LineChangeRecord extends Entry, LineRemarks {
  readonly total: Millimes
}

export interface SentTextRecord extends Entry, SentText {}

export interface AttemptRecord extends Entry, DeliveryAttempt {}

/** `at` is when it was typed. */
export interface OrderNote extends Entry {
  readonly body: string
  /** When it reached the shop, if it was typed without a connection. */
  readonly sentAt?: Date
  /** The key under which a browser kept it until it was sent. */
  readonly submissionKey: string
}

/** Statistics on the other orders of the same phone number. */
export interface EarlierOrders {
  readonly count: number
  readonly delivered: number
  /** Refused at delivery, returned to the shop or not. */
  readonly refused: number
}

/** The newest steps, calls, texts and notes of an order; no order has so many. */
const maxListedEntries = 500

/** Returns an order with its history, all of one moment. Throws NotFound for an unknown order. */
export async function getOrderDetails(marketplace: Marketplace, orderId: number): Promise<OrderDetails> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return inSnapshot(marketplace, (marketplace) => readOrderDetails(marketplace, orderId))
}

async function readOrderDetails(marketplace: Marketplace, orderId: number): Promise<OrderDetails> {
  const order = await marketplace.db
    .selectFrom('orders')
    .selectAll()
    .select(discountCodeOfOrder)
    .select(isExchange.as('is_exchange'))
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) throw new NotFound('order', orderId)
  const recipient = recipientFromRow(order)
  const read = await together({
    visibleStatus: readVisibleStatus(marketplace, orderId),
    lines: readLinesInMainLanguage(marketplace, orderId),
    linesAsBought: readOrderLines(marketplace, orderId),
    customerRequests: listCustomerRequests(marketplace, orderId),
    steps: readSteps(marketplace, orderId),
    calls: readCalls(marketplace, orderId),
    lineChanges: readLineChanges(marketplace, orderId),
    sentTexts: readSentTexts(marketplace, orderId),
    attempts: readAttempts(marketplace, orderId),
    notes: readNotes(marketplace, orderId),
    payments: readPayments(marketplace, orderId),
    hasAgreedReturn: hasAgreedReturn(marketplace, orderId),
    earlier: countEarlier(marketplace, orderId, order.customer_phone),
    duplicates: listLikelyDuplicates(marketplace, {
      ...{ id: order.id, status: order.status, placedAt: order.placed_at },
      customer: recipient.customer,
    }),
  })
  const { call_back_at } = order
  return {
    id: order.id,
    ...orderSummaryFromRow(order),
    ...read,
    isExchange: order.is_exchange,
    source: order.source,
    locale: order.locale,
    ...{ paid: order.paid_millimes, refunded: order.refunded_millimes, isPaid: order.paid_at !== null },
    ...recipient,
    ...customerNotesFromRow(order),
    ...(order.request_reason !== null && { requestReason: order.request_reason }),
    totals: totalsFromRow(order),
    unansweredCalls: order.unanswered_calls,
    ...(call_back_at !== null && { callBackAt: call_back_at }),
    phoneIsWrong: order.phone_is_wrong,
    ...(order.confirmed_by_link_at !== null && { confirmedByLinkAt: order.confirmed_by_link_at }),
    nextSteps: nextStatusesOf(order.status),
    ...(order.joined_into_id !== null && { joinedInto: await readJoinedInto(marketplace, order.joined_into_id) }),
    ...(await readBlock(marketplace, order.customer_phone)),
  }
}

async function readSteps({ db }: Marketplace, orderId: number): Promise<StepRecord[]> {
  const rows = await db
    .selectFrom('order_steps')
    .select(['id', 'from_status', 'to_status', 'note', 'made_by', 'made_at', 'undoes_step_id'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(maxListedEntries)
    .execute()
  const undone = new Set(rows.map(({ undoes_step_id }) => undoes_step_id))
  return rows.reverse().map((row) => ({
    ...{ to: row.to_status, note: row.note, by: row.made_by, at: row.made_at, isUndone: undone.has(row.id) },
    ...(row.undoes_step_id !== null && { undoes: row.from_status }),
  }))
}

async function readCalls({ db }: Marketplace, orderId: number): Promise<CallRecord[]> {
  const rows = await db
    .selectFrom('order_calls')
    .select(['outcome', 'note', 'made_by', 'made_at'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(maxListedEntries)
    .execute()
  return rows.reverse().map((row) => ({
    outcome: row.outcome,
    note: row.note,
    by: row.made_by,
    at: row.made_at,
  }))
}

async function readLineChanges({ db }: Marketplace, orderId: number): Promise<LineChangeRecord[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(auditEntryColumns)
    .where('entity', '=', 'order')
    .where('entity_id', '=', String(orderId))
    .where('action', '=', 'changed')
    .orderBy('id', 'desc')
    .limit(maxListedEntries)
    .execute()
  return rows.reverse().flatMap((row) => {
    const change = parseAuditChange(auditEntryFromRow(row))
    if (change?.entity !== 'order' || change.action !== 'changed') return []
    const { lines: _, risen = [], losesFreeDelivery = false, ...after } = change.after
    return [{ ...after, risen, losesFreeDelivery, by: row.made_by, at: row.made_at }]
  })
}

async function readSentTexts({ db }: Marketplace, orderId: number): Promise<SentTextRecord[]> {
  const rows = await db
    .selectFrom('order_texts')
    .select(['purpose', 'channel', 'made_by', 'made_at'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(maxListedEntries)
    .execute()
  return rows
    .reverse()
    .map(({ purpose, channel, made_by, made_at }) => ({ purpose, channel, by: made_by, at: made_at }))
}

async function readAttempts({ db }: Marketplace, orderId: number): Promise<AttemptRecord[]> {
  const rows = await db
    .selectFrom('effective_delivery_attempts')
    .select(['outcome', 'decided_by', 'reason', 'note', 'made_by', 'made_at'])
    .select(sql<TunisDay | null>`postponed_until::text`.as('postponed_until'))
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(maxListedEntries)
    .execute()
  return rows.reverse().map(({ outcome, decided_by, reason, note, postponed_until, made_by, made_at }) => ({
    ...{ outcome, decidedBy: decided_by, reason, by: made_by, at: made_at },
    ...(note !== '' && { note }),
    ...(postponed_until !== null && { postponedUntil: postponed_until }),
  }))
}

async function readNotes({ db }: Marketplace, orderId: number): Promise<OrderNote[]> {
  const rows = await db
    .selectFrom('order_notes')
    .select(['body', 'made_by', 'made_at', 'typed_at', 'submission_key'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(maxListedEntries)
    .execute()
  return rows.reverse().map(({ body, made_by, made_at, typed_at, submission_key }) => ({
    ...{ body, by: made_by, at: typed_at ?? made_at },
    ...(typed_at !== null && { sentAt: made_at }),
    submissionKey: submission_key,
  }))
}

async function hasAgreedReturn({ db, clock }: Marketplace, orderId: number): Promise<boolean> {
  const agreed = await db
    .selectFrom('order_returns')
    .innerJoin('effective_return_steps as step', 'step.return_id', 'order_returns.id')
    .select('step.id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'agreed')
    .where('to_status', '=', 'agreed')
    .where(({ or, eb }) => or([eb('visible_at', 'is', null), eb('visible_at', '<=', clock.now())]))
    .limit(1)
    .executeTakeFirst()
  return agreed !== undefined
}

async function readJoinedInto({ db }: Marketplace, id: number) {
  return db.selectFrom('orders').select(['id', 'number']).where('id', '=', id).executeTakeFirstOrThrow()
}

async function readBlock(marketplace: Marketplace, phone: Phone): Promise<Pick<OrderDetails, 'block'>> {
  const { block } = await getCustomerBlock(marketplace, phone)
  return block ? { block } : {}
}

async function countEarlier({ db }: Marketplace, orderId: number, phone: Phone): Promise<EarlierOrders> {
  return db
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere('status', '=', 'delivered').as('delivered'),
      fn.countAll<number>().filterWhere(isEverRefused).as('refused'),
    ])
    .where('customer_phone', '=', phone)
    .where('customer_phone', '<>', noPhone)
    .where('id', '<>', orderId)
    .executeTakeFirstOrThrow()
}
