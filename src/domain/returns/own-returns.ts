import { hasPrivateOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import { inSnapshot } from '#domain/in-snapshot.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, sum } from '#domain/money.ts'
import { type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import {
  type ReturnLine,
  type ReturnReason,
  type ReturnSettlement,
  type ReturnStatus,
  type ReturnWish,
  returnNumber,
} from './order-return.ts'
import { readReturnLines } from './return-lines.ts'
import { returnOrdinal } from './return-ordinal.ts'
import { listPhotoIds } from './return-photos.ts'

/** A return as its customer sees it: without what was written, since links get forwarded. */
export interface OwnReturn {
  readonly id: number
  readonly number: string
  /** Not always that of staff: a step of theirs is hidden while it is undone without a reason. */
  readonly status: ReturnStatus
  readonly reason: ReturnReason
  readonly wish: ReturnWish
  readonly askedAt: Date
  readonly askedOn: TunisDay
  /** Whether the customer asked, and not the office for her. */
  readonly isByCustomer: boolean
  /** Why it was refused, as the office says it to her. */
  readonly refusal?: string
  readonly lines: readonly ReturnLine[]
  /** What was paid for its pieces, in millimes. */
  readonly paid: Millimes
  readonly settlement?: ReturnSettlement
  /** In millimes. */
  readonly refunded?: Millimes
  readonly exchangeNumber?: string
  readonly steps: readonly { readonly status: ReturnStatus; readonly at: Date }[]
  readonly photoIds: readonly number[]
}

/** Lists the returns of the order of the private link, oldest first. */
export async function listOwnReturns(marketplace: Marketplace): Promise<OwnReturn[]> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { orderId } = marketplace.actor
  return inSnapshot(marketplace, async (marketplace) => {
    const rows = await selectOwn(marketplace, orderId).execute()
    return Promise.all(rows.map((row) => ownFromRow(marketplace, row)))
  })
}

/** Returns one of them. Throws NotFound, also for a return of another order. */
export async function getOwnReturn(marketplace: Marketplace, returnId: number): Promise<OwnReturn> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { orderId } = marketplace.actor
  return inSnapshot(marketplace, async (marketplace) => {
    const row = await selectOwn(marketplace, orderId).where('returned.id', '=', returnId).executeTakeFirst()
    if (!row) throw new NotFound('return', returnId)
    return ownFromRow(marketplace, row)
  })
}

const maxListed = 50

function selectOwn({ db }: Marketplace, orderId: number) {
  return db
    .selectFrom('order_returns as returned')
    .innerJoin('orders', 'orders.id', 'returned.order_id')
    .select(['returned.id', 'returned.order_id', 'returned.reason', 'returned.wish', 'returned.asked_at'])
    .select(['returned.actor_kind', 'orders.number'])
    .select(returnOrdinal.as('ordinal'))
    .where('returned.order_id', '=', orderId)
    .orderBy('returned.id')
    .limit(maxListed)
}

type OwnRow = Awaited<ReturnType<ReturnType<typeof selectOwn>['execute']>>[number]

async function ownFromRow(marketplace: Marketplace, row: OwnRow): Promise<OwnReturn> {
  const [steps, lines, photoIds] = await Promise.all([
    readVisibleReturnSteps(marketplace, row.id),
    readReturnLines(marketplace, row.id, row.order_id),
    listPhotoIds(marketplace, row.id),
  ])
  const last = steps.at(-1)
  const refused = last?.to_status === 'refused' ? last.note : ''
  return {
    ...{ id: row.id, number: returnNumber(row.number, row.ordinal), status: last?.to_status ?? 'asked' },
    ...{ reason: row.reason, wish: row.wish, askedAt: row.asked_at, askedOn: tunisDayOf(row.asked_at) },
    isByCustomer: row.actor_kind === 'customer',
    ...(refused !== '' && { refusal: refused }),
    lines,
    paid: sum(lines.map(({ paid }) => paid)),
    ...(last?.settlement && { settlement: last.settlement }),
    ...(last?.amount != null && { refunded: last.amount }),
    ...(last?.exchange_number != null && { exchangeNumber: last.exchange_number }),
    steps: steps.map(({ to_status, made_at }) => ({ status: to_status, at: made_at })),
    photoIds,
  }
}

/** The steps that count for the customer, oldest first. */
async function readVisibleReturnSteps({ db, clock }: Marketplace, returnId: number) {
  const now = clock.now()
  return db
    .selectFrom('effective_return_steps as step')
    .leftJoin('order_payments as payment', 'payment.id', 'step.payment_id')
    .leftJoin('orders as exchange', 'exchange.id', 'step.exchange_order_id')
    .select(['step.to_status', 'step.note', 'step.made_at', 'step.settlement'])
    .select(['payment.amount_millimes as amount', 'exchange.number as exchange_number'])
    .where('step.return_id', '=', returnId)
    .where(({ or, eb }) => or([eb('step.visible_at', 'is', null), eb('step.visible_at', '<=', now)]))
    .orderBy('step.id')
    .execute()
}
