import { sql } from 'kysely'
import { type Placeholders, prepareQuery, runQuery } from '#database/prepared-query.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** A change of the stock of a size and its reason. `pieces` is positive for added stock. */
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

/** Records the movements in the stock ledger; a trigger updates the stock of the sizes. */
export async function moveStock(marketplace: Marketplace, movements: readonly StockMovement[]): Promise<void> {
  if (movements.length > 0) await runQuery(marketplace.db, stockMovements(marketplace, movements))
}

/** The same, for those who send it along with something else. */
export function stockMovements({ db, clock }: Marketplace, movements: readonly StockMovement[]) {
  const rows = movements.map((movement) => ({
    size_id: movement.sizeId,
    kind: movement.kind,
    pieces: movement.pieces,
    order_id: 'orderId' in movement ? movement.orderId : null,
    made_by: 'by' in movement ? movement.by : null,
    reason: 'reason' in movement ? movement.reason : '',
  }))
  return movementsOfStock(db, { movements: JSON.stringify(rows), now: clock.now() })
}

const movementsOfStock = prepareQuery(
  (_, { movements, now }: Placeholders<{ movements: string; now: Date }>) => sql<never>`
    insert into stock_movements (size_id, kind, pieces, order_id, made_by, reason, moved_at)
    select movement.*, ${now}::timestamptz from jsonb_to_recordset(${movements}::jsonb)
      as movement (size_id int, kind text, pieces int, order_id bigint, made_by text, reason text)`,
)
