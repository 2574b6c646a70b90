import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { DatabaseState, StockSample, StoredOrder } from './evidence.ts'

/** Reads stock counters and sums of movements in one statement, so from one snapshot. */
export async function sampleStock(db: Database, at: number): Promise<StockSample> {
  const { rows } = await sql<StockSample['sizes'][number]>`
    select size.id as "sizeId", size.stock,
      coalesce(sum(pieces), 0)::int as ledger,
      coalesce(sum(pieces) filter (where kind in ('restock', 'correction')), 0)::int as brought,
      coalesce(-sum(pieces) filter (where kind in ('sale', 'amendment', 'cancel')), 0)::int as sold
    from product_sizes size left join stock_movements on size_id = size.id
    group by size.id order by size.id`.execute(db)
  return { at, sizes: rows }
}

/** Takes samples until the signal, except while the database is unavailable. */
export async function keepSampling(
  db: Database,
  now: () => number,
  { every, until }: { every: number; until: AbortSignal },
): Promise<StockSample[]> {
  const samples: StockSample[] = []
  while (!until.aborted) {
    const sample = await sampleStock(db, now()).catch(() => undefined)
    if (sample) samples.push(sample)
    await wait(every)
  }
  return samples
}

/** Reads everything about orders from one snapshot. */
export async function readDatabaseState(db: Database): Promise<DatabaseState> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const orders = await sql<StoredOrder>`
        with placed as (
          select (details ->> 'orderId')::bigint as order_id, count(*) from events where type = 'order.placed' group by 1
        )
        select id, number, customer_name as "requestId", status,
          subtotal_millimes as subtotal, total_millimes as total,
          (select coalesce(json_agg(json_build_object('sizeId', size_id, 'quantity', quantity,
            'lineTotal', line_total_millimes) order by position), '[]') from order_lines where order_id = orders.id) as lines,
          (select coalesce(json_agg(json_build_object('from', from_status, 'to', to_status) order by id), '[]')
            from order_steps where order_id = orders.id) as steps,
          (select count(*) from order_tokens where order_id = orders.id) as tokens,
          coalesce(placed.count, 0) as placings
        from orders left join placed on placed.order_id = orders.id order by id`.execute(db)
      const movements = await sql<DatabaseState['movements'][number] & { orderId: number | null }>`
        select order_id as "orderId", size_id as "sizeId", kind, pieces from stock_movements`.execute(db)
      const idempotencyRecords = await sql<{ orderId: number | null }>`
        select order_id as "orderId" from idempotency_records`.execute(db)
      const transitions = await sql<{ step: string }>`
        select from_status || ' ' || to_status as step from order_transitions`.execute(db)
      return {
        orders: orders.rows,
        movements: movements.rows.map(({ orderId, ...movement }) => ({
          ...movement,
          ...(orderId !== null && { orderId }),
        })),
        idempotencyRecords: idempotencyRecords.rows.map(({ orderId }) => (orderId === null ? {} : { orderId })),
        transitions: new Set(transitions.rows.map(({ step }) => step)),
      }
    })
}
