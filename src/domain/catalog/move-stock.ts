import { sql } from 'kysely'
import { ask, type Blanks, inFixedWords } from '#database/in-fixed-words.ts'
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
export async function moveStock(marketplace: Marketplace, movements: readonly StockMovement[]): Promise<void> {
  if (movements.length > 0) await ask(marketplace.db, stockMovements(marketplace, movements))
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

const movementsOfStock = inFixedWords(
  (_, { movements, now }: Blanks<{ movements: string; now: Date }>) => sql<never>`
    insert into stock_movements (size_id, kind, pieces, order_id, made_by, reason, moved_at)
    select movement.*, ${now}::timestamptz from jsonb_to_recordset(${movements}::jsonb)
      as movement (size_id int, kind text, pieces int, order_id bigint, made_by text, reason text)`,
)
