import type { Marketplace } from '../marketplace.ts'

/** Why pieces of a size came or went. `pieces` is positive when they came. */
export type StockMovement =
  | {
      readonly kind: 'sale' | 'cancel' | 'amendment'
      readonly sizeId: number
      readonly pieces: number
      readonly orderId: number
    }
  | {
      readonly kind: 'restock' | 'correction'
      readonly sizeId: number
      readonly pieces: number
      readonly by: string
      readonly reason?: string
    }

/** Writes the movements into the stock ledger; the counters of the sizes follow. */
export async function moveStock({ db, clock }: Marketplace, movements: readonly StockMovement[]): Promise<void> {
  if (movements.length === 0) return
  const rows = movements.map((movement) => ({
    size_id: movement.sizeId,
    kind: movement.kind,
    pieces: movement.pieces,
    order_id: 'orderId' in movement ? movement.orderId : null,
    made_by: 'by' in movement ? movement.by : null,
    reason: 'reason' in movement ? movement.reason : '',
    moved_at: clock.now(),
  }))
  await db.insertInto('stock_movements').values(rows).execute()
}
