import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Takes what makers have said of the lines of locked orders, before these lines are written anew:
 * `givePreparations` gives it to those that are as before.
 */
export async function takePreparations({ db }: Marketplace, orderIds: readonly number[]) {
  return db
    .deleteFrom('order_preparations as prepared')
    .using('order_lines as line')
    .whereRef('line.order_id', '=', 'prepared.order_id')
    .whereRef('line.position', '=', 'prepared.position')
    .where('prepared.order_id', 'in', orderIds)
    .returning(['line.variant_id', 'line.color_id', 'line.quantity', 'line.preparation_days'])
    .returning(['prepared.state', 'prepared.reason', 'prepared.note', 'prepared.made_at'])
    .returning(['prepared.actor_kind', 'prepared.actor_id', 'prepared.actor_name'])
    .execute()
}

type Taken = Awaited<ReturnType<typeof takePreparations>>[number]

type Piece = Pick<Taken, 'variant_id' | 'color_id' | 'quantity' | 'preparation_days'>

/** A line of another piece, or of more or fewer, is to be prepared again. The orders get theirs in this order. */
export async function givePreparations(
  { db }: Marketplace,
  taken: readonly Taken[],
  orderIds: readonly number[],
): Promise<void> {
  if (taken.length === 0) return
  const left = [...taken]
  for (const orderId of orderIds) {
    const lines = await db
      .selectFrom('order_lines')
      .select(['position', 'variant_id', 'color_id', 'quantity', 'preparation_days'])
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute()
    const given = lines.flatMap((line) => {
      const index = left.findIndex((one) => isSameWork(one, line))
      const [found] = index < 0 ? [] : left.splice(index, 1)
      if (!found) return []
      const { variant_id: _variant, color_id: _color, quantity: _quantity, preparation_days: _days, ...said } = found
      return [{ order_id: orderId, position: line.position, ...said }]
    })
    if (given.length > 0) await db.insertInto('order_preparations').values(given).execute()
  }
}

/** Whatever the price is. */
function isSameWork(one: Piece, other: Piece): boolean {
  return (
    one.variant_id === other.variant_id &&
    one.color_id === other.color_id &&
    one.quantity === other.quantity &&
    one.preparation_days === other.preparation_days
  )
}

/** Of an order that takes its pieces anew, as one that is revived, nothing is prepared. */
export async function forgetPreparations({ db }: Marketplace, orderId: number): Promise<void> {
  await db.deleteFrom('order_preparations').where('order_id', '=', orderId).execute()
}
