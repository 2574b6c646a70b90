import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { onSale } from '#domain/catalog/on-sale.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Emails queued in one transaction. */
const batchSize = 100

/** Emails queued in one run, a minute's. */
const perRun = 2000

/**
 * How many people are told of each piece in a run: not all of them order, and to tell everyone would disappoint most.
 */
const emailsPerPiece = 5

/**
 * Queues the email to those who wait for a size that is in stock, whatever brought it back: a delivery, a correction,
 * an order that was canceled, released or came back, or a product or store that is on sale again. First confirmed,
 * first served, a few for each piece in stock: the others follow in the next runs as long as there is stock. Returns
 * how many emails were queued.
 */
export async function queueDueAlerts(marketplace: Marketplace): Promise<number> {
  requireAllowed(isSystem(marketplace.actor))
  const due = await listDueAlerts(marketplace)
  let queued = 0
  for (let start = 0; start < due.length; start += batchSize)
    queued += await queueBatch(marketplace, due.slice(start, start + batchSize))
  return queued
}

/**
 * The ids of the requests that are due in this run, in the order in which they are served. Who asked for a size before
 * its pieces were counted by color is told of any color.
 */
async function listDueAlerts({ db }: Marketplace): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select alert.id, alert.confirmed_at, offered.stock,
        row_number() over (partition by asked.id order by alert.confirmed_at, alert.id) as place
      from stock_alerts as alert
        join variants as asked on asked.id = alert.variant_id join products on products.id = asked.product_id
        cross join lateral (select sum(stock) as stock from variants
          where size_id = asked.size_id and (asked.color_id is null or color_id = asked.color_id)
            and retired_at is null) as offered
      where alert.confirmed_at is not null and alert.notified_at is null and alert.left_at is null
        and offered.stock > 0 and ${onSale}) as waiting
    where place <= stock::bigint * ${sql.lit(emailsPerPiece)}
    order by confirmed_at, id limit ${sql.lit(perRun)}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Marks the requests and queues their emails in one transaction. Requests that another run has locked are skipped, and
 * those that it has marked are no more due, so that each email is queued exactly once.
 */
async function queueBatch(marketplace: Marketplace, ids: readonly number[]): Promise<number> {
  return inTransaction(marketplace, async (marketplace) => {
    const { rows } = await sql<{ id: number }>`
      update stock_alerts set notified_at = ${marketplace.clock.now()}
      where id in (
        select id from stock_alerts
        where id = any(${ids}::bigint[])
          and confirmed_at is not null and notified_at is null and left_at is null
        order by id for update skip locked)
      returning id`.execute(marketplace.db)
    const marked = new Set(rows.map(({ id }) => id))
    for (const id of ids) if (marked.has(id)) await recordEvent(marketplace, { type: 'stock-alert.due', alertId: id })
    return marked.size
  })
}
