import { actorColumns } from '#domain/access/actor-columns.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** A change of the stock of a variant and its reason. `pieces` is positive for added stock. */
export type StockMovement =
  | {
      readonly kind: 'sale' | 'cancel' | 'amendment' | 'release' | 'revival' | 'undo' | 'return'
      readonly variantId: number
      readonly pieces: number
      readonly orderId: number
    }
  | {
      readonly kind: 'restock' | 'correction' | 'split'
      readonly variantId: number
      readonly pieces: number
      readonly reason?: string
    }

/**
 * Records the movements in the stock ledger, those without an order as the actor's; a trigger updates the stock of the
 * variants.
 */
export async function moveStock(marketplace: Marketplace, movements: readonly StockMovement[]): Promise<void> {
  if (movements.length > 0) await insertStockMovements(marketplace, movements).execute()
}

/** The same as a query, to be sent in a pipeline with the change that causes the movements. */
export function insertStockMovements({ actor, db, clock }: Marketplace, movements: readonly StockMovement[]) {
  return db.insertInto('stock_movements').values(
    movements.map((movement) => ({
      variant_id: movement.variantId,
      kind: movement.kind,
      pieces: movement.pieces,
      order_id: 'orderId' in movement ? movement.orderId : null,
      reason: 'reason' in movement ? movement.reason : '',
      ...('orderId' in movement ? noActor : actorColumns(actor)),
      moved_at: clock.now(),
    })),
  )
}

/** The movements of an order have its id instead. */
const noActor = { actor_kind: null, actor_id: null, actor_name: null }
