import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { findAllViolations, findViolationsIn, nextSlice } from '#domain/consistency/find-violations.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { DatabaseState, StockSample, StoredOrder, TimedViolation } from './evidence.ts'

/** Reads the stock and what was brought in one statement, so from one snapshot. */
export async function sampleStock(db: Database, at: number): Promise<StockSample> {
  const { rows } = await sql<StockSample['sizes'][number]>`
    select variant.id as "sizeId", variant.stock,
      coalesce(sum(pieces) filter (where kind in ('restock', 'correction')), 0)::int as brought
    from variants as variant left join stock_movements on variant_id = variant.id
    group by variant.id order by variant.id`.execute(db)
  return { at, sizes: rows }
}

/**
 * Checks the rules about stock and sums up what orders hold until the signal, except while the database is unavailable.
 */
export async function keepCheckingStock(
  shop: Marketplace,
  now: () => number,
  { every, until }: { every: number; until: AbortSignal },
): Promise<{ checks: number; mostHeld: number; violations: TimedViolation[] }> {
  const violations: TimedViolation[] = []
  let [checks, mostHeld] = [0, 0]
  while (!until.aborted) {
    const slice = await nextSlice(shop.db, 'variants', 0).catch(() => undefined)
    const found = slice && (await findViolationsIn(shop, 'variants', slice).catch(() => undefined))
    if (found) {
      checks += 1
      violations.push(...found.map((violation) => ({ ...violation, at: now() })))
      mostHeld = Math.max(mostHeld, await sumHeldPieces(shop.db).catch(() => 0))
    }
    await wait(every)
  }
  return { checks, mostHeld, violations }
}

async function sumHeldPieces(db: Database): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select coalesce(sum(held_pieces), 0)::int as pieces from orders where held_pieces > 0`.execute(db)
  return rows[0]?.pieces ?? 0
}

/** Checks all rows against every rule. */
export async function checkEverything(shop: Marketplace, at: number): Promise<TimedViolation[]> {
  const violations = await Array.fromAsync(findAllViolations(shop))
  return violations.map((violation) => ({ ...violation, at }))
}

/** Reads everything about orders from one snapshot. */
export async function readDatabaseState(db: Database): Promise<DatabaseState> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const orders = await sql<StoredOrder>`
        select id, number, customer_name as "requestId", status, total_millimes as total,
          exists (select from erased_rows where table_name = 'orders' and row_id = orders.id) as "isErased",
          (select coalesce(json_agg(json_build_object('sizeId', variant_id, 'quantity', quantity) order by position), '[]')
            from order_lines where order_id = orders.id) as lines
        from orders order by id`.execute(db)
      const movements = await sql<DatabaseState['movements'][number] & { orderId: number | null }>`
        select order_id as "orderId", variant_id as "sizeId", kind, pieces from stock_movements order by id`.execute(db)
      const idempotencyRecords = await sql<{ orderId: number | null }>`
        select order_id as "orderId" from idempotency_records`.execute(db)
      return {
        orders: orders.rows,
        movements: movements.rows.map(({ orderId, ...movement }) => ({
          ...movement,
          ...(orderId !== null && { orderId }),
        })),
        idempotencyRecords: idempotencyRecords.rows.map(({ orderId }) => (orderId === null ? {} : { orderId })),
      }
    })
}
