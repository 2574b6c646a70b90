import { actorColumns } from '#domain/access/actor-columns.ts'
import { isInScope } from '#domain/access/is-in-scope.ts'
import { isSeller, mayPrepareOrders } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { StoreScope } from '#domain/access/store-scope.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isInPreparation, type OrderStatus } from '#domain/order-status.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { consumeSellerLimit } from '#domain/rate-limits/seller-limits.ts'
import { requireStudio } from '#domain/sellers/studio-setting.ts'
import type { PreparationAnswer, SeenLine } from './preparation.ts'
import { wasConfirmed } from './preparation-rows.ts'

export type PrepareOutcome =
  | { readonly outcome: 'saved' }
  /** The order is not being prepared any more: it is packed, was canceled, or its customer is asked again. */
  | { readonly outcome: 'not-possible'; readonly status: OrderStatus }
  /** The order has other lines now. */
  | { readonly outcome: 'changed-meanwhile' }

/**
 * Notes that a line of a confirmed order is ready, cannot be prepared, or is to be prepared again: by a maker of its
 * store, or by the office for one. The same again changes nothing. Throws NotFound for a line of another store, and for
 * one of an order that was never confirmed: a maker does not know of it.
 */
export async function prepareLine(
  marketplace: Marketplace,
  seen: SeenLine,
  answer: PreparationAnswer,
): Promise<PrepareOutcome> {
  const scope = requireScope(mayPrepareOrders(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    await requireStudio(marketplace)
    // Before the lock, so that nobody waits for an order of others.
    if (!(await hasLineOf(marketplace, scope, seen.orderId))) throw new NotFound('order', seen.orderId)
    const status = await lockOrder(marketplace, seen.orderId)
    if (!isInPreparation(status)) return { outcome: 'not-possible', status }
    const line = await findLine(marketplace, scope, seen)
    if (!line) return { outcome: 'changed-meanwhile' }
    const before = { state: line.state ?? 'asked', reason: line.reason ?? undefined, note: line.note ?? '' }
    const after = said(answer)
    if (before.state === after.state && before.reason === after.reason && before.note === after.note)
      return { outcome: 'saved' }
    await consumeSellerLimit(marketplace, 'change')
    await save(marketplace, seen, after)
    const { name, quantity } = line
    await recordAudit(marketplace, {
      ...{ entity: 'order', id: seen.orderId, action: actions[after.state] },
      after: {
        ...{ pieces: [{ name, quantity }], ...(after.reason && { cannotReason: after.reason }) },
        ...(after.note !== '' && { note: after.note }),
      },
    })
    return { outcome: 'saved' }
  })
}

const actions = { ready: 'line ready', cannot: 'line refused', asked: 'line to be prepared' } as const

/** What is stored of an answer. */
function said(answer: PreparationAnswer) {
  if (answer.state === 'cannot') return answer
  return { state: answer.state === 'again' ? 'asked' : 'ready', reason: undefined, note: '' } as const
}

/** Whether the order was confirmed and has a line of the stores. */
async function hasLineOf({ db }: Marketplace, scope: StoreScope, orderId: number): Promise<boolean> {
  const found = db
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .select('line.position')
    .where('line.order_id', '=', orderId)
    .where(isInScope(scope, 'line.store_id'))
    .where(wasConfirmed)
    .limit(1)
  return (await found.executeTakeFirst()) !== undefined
}

/** The line with what was said of it; undefined when another one has its place now. */
function findLine({ db }: Marketplace, scope: StoreScope, { orderId, position, variantId, quantity }: SeenLine) {
  return db
    .selectFrom('order_lines as line')
    .leftJoin('order_preparations as prepared', (join) =>
      join.onRef('prepared.order_id', '=', 'line.order_id').onRef('prepared.position', '=', 'line.position'),
    )
    .select(['line.name', 'line.quantity', 'prepared.state', 'prepared.reason', 'prepared.note'])
    .where('line.order_id', '=', orderId)
    .where('line.position', '=', position)
    .where('line.variant_id', '=', variantId)
    .where('line.quantity', '=', quantity)
    .where(isInScope(scope, 'line.store_id'))
    .executeTakeFirst()
}

async function save(marketplace: Marketplace, { orderId, position }: SeenLine, after: ReturnType<typeof said>) {
  const { db, clock, actor } = marketplace
  if (after.state === 'asked' && !isSeller(actor)) {
    // Without a row its makers are told again.
    await db.deleteFrom('order_preparations').where('order_id', '=', orderId).where('position', '=', position).execute()
    return
  }
  const row = {
    ...{ state: after.state, reason: after.reason ?? null, note: after.note },
    ...{ ...actorColumns(actor), made_at: clock.now() },
  }
  await db
    .insertInto('order_preparations')
    .values({ order_id: orderId, position, ...row })
    .onConflict((conflict) => conflict.constraint('order_preparations_of_line').doUpdateSet(row))
    .execute()
}
