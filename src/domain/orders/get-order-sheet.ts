import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'
import { millimes } from '../money.ts'
import { requireOperator } from '../operators/require-operator.ts'
import type { CallOutcome } from './call.ts'
import { customerNotesOf } from './customer-notes.ts'
import type { Governorate } from './governorate.ts'
import { type LikelyDouble, listLikelyDoubles } from './list-likely-doubles.ts'
import { listTransitions } from './list-transitions.ts'
import type { Customer, CustomerNotes, PaymentMethod, QuotedLine } from './order.ts'
import { readOrderLines } from './order-lines.ts'
import type { OrderSource } from './order-source.ts'
import type { OrderStatus } from './order-status.ts'
import type { PaymentRecord } from './payment.ts'
import { recipientOf } from './recipient-row.ts'
import { readPayments } from './record-payment.ts'
import type { Totals } from './totals.ts'

/** Everything the people of the shop know of an order. */
export interface OrderSheet extends CustomerNotes {
  readonly id: number
  readonly number: string
  readonly status: OrderStatus
  readonly placedAt: Date
  readonly source: OrderSource
  readonly payment: PaymentMethod
  /** Somebody of the shop has seen its money. What the courier collects at the door is not meant. */
  readonly isPaid: boolean
  readonly customer: Customer
  readonly delivery: { readonly address: string; readonly city: string; readonly governorate?: Governorate }
  readonly lines: readonly QuotedLine[]
  readonly totals: Totals
  readonly unansweredCalls: number
  readonly callBackAt?: Date
  readonly phoneIsWrong: boolean
  /** Oldest first, as the lists below. */
  readonly steps: readonly StepTaken[]
  readonly calls: readonly CallMade[]
  /** What the shop has written on it. */
  readonly notes: readonly Note[]
  /** What was said about its money; the last one holds. */
  readonly payments: readonly PaymentRecord[]
  /** The states a step leads to from here. */
  readonly nextSteps: readonly OrderStatus[]
  readonly earlier: EarlierOrders
  readonly doubles: readonly LikelyDouble[]
}

interface Entry {
  readonly by: string
  readonly at: Date
}

export interface StepTaken extends Entry {
  readonly to: OrderStatus
  readonly note: string
}

export interface CallMade extends Entry {
  readonly outcome: CallOutcome
  readonly note: string
}

export interface Note extends Entry {
  readonly body: string
}

/** What became of the other orders of the same phone number. */
export interface EarlierOrders {
  readonly count: number
  readonly delivered: number
  /** Refused at the door, back here or not. */
  readonly refused: number
}

/** Throws NotFound for an order that never was. */
export async function getOrderSheet(marketplace: Marketplace, orderId: number): Promise<OrderSheet> {
  requireOperator(marketplace, 'staff')
  const order = await marketplace.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
  if (!order) throw new NotFound('order', orderId)
  const { call_back_at } = order
  const recipient = recipientOf(order)
  return {
    id: order.id,
    number: order.number,
    status: order.status as OrderStatus,
    placedAt: order.placed_at,
    source: order.source as OrderSource,
    payment: order.payment_method as PaymentMethod,
    isPaid: order.paid_at !== null,
    ...recipient,
    ...customerNotesOf(order),
    lines: await readOrderLines(marketplace, orderId),
    totals: {
      subtotal: millimes(order.subtotal_millimes),
      shipping: millimes(order.shipping_millimes),
      total: millimes(order.total_millimes),
    },
    unansweredCalls: order.unanswered_calls,
    ...(call_back_at !== null && { callBackAt: call_back_at }),
    phoneIsWrong: order.phone_is_wrong,
    steps: await readSteps(marketplace, orderId),
    calls: await readCalls(marketplace, orderId),
    notes: await readNotes(marketplace, orderId),
    payments: await readPayments(marketplace, orderId),
    nextSteps: await nextStepsFrom(marketplace, order.status),
    earlier: await countEarlier(marketplace, orderId, order.customer_phone),
    doubles: await listLikelyDoubles(marketplace, {
      ...{ id: order.id, status: order.status as OrderStatus, placedAt: order.placed_at },
      customer: recipient.customer,
    }),
  }
}

async function readSteps({ db }: Marketplace, orderId: number): Promise<StepTaken[]> {
  const rows = await db
    .selectFrom('order_steps')
    .select(['to_status', 'note', 'made_by', 'made_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ to: row.to_status as OrderStatus, note: row.note, by: row.made_by, at: row.made_at }))
}

async function readCalls({ db }: Marketplace, orderId: number): Promise<CallMade[]> {
  const rows = await db
    .selectFrom('order_calls')
    .select(['outcome', 'note', 'made_by', 'made_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    outcome: row.outcome as CallOutcome,
    note: row.note,
    by: row.made_by,
    at: row.made_at,
  }))
}

async function readNotes({ db }: Marketplace, orderId: number): Promise<Note[]> {
  const rows = await db
    .selectFrom('order_notes')
    .select(['body', 'made_by', 'made_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ body: row.body, by: row.made_by, at: row.made_at }))
}

async function nextStepsFrom(marketplace: Marketplace, status: string): Promise<OrderStatus[]> {
  const transitions = await listTransitions(marketplace)
  return transitions.filter(({ from }) => from === status).map(({ to }) => to)
}

/** A parcel that was refused and has come back since still counts as refused. */
async function countEarlier({ db }: Marketplace, orderId: number, phone: string): Promise<EarlierOrders> {
  const row = await db
    .selectFrom('orders')
    .select(({ fn, exists, selectFrom, or, eb }) => [
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere('status', '=', 'delivered').as('delivered'),
      fn
        .countAll<number>()
        .filterWhere(
          or([
            eb('status', '=', 'refused'),
            exists(
              selectFrom('order_steps')
                .select('order_steps.id')
                .whereRef('order_id', '=', 'orders.id')
                .where('to_status', '=', 'refused'),
            ),
          ]),
        )
        .as('refused'),
    ])
    .where('customer_phone', '=', phone)
    .where('id', '<>', orderId)
    .executeTakeFirstOrThrow()
  return row
}
