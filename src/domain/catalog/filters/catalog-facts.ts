import { type Kysely, sql } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { nextPriceChange, weeklyPromotionAt } from '#domain/catalog/product-rows.ts'
import type { Millimes } from '#domain/money.ts'
import type { CatalogFacts, CatalogFactsReader, FactTable } from './product-facts.ts'
import { readAllFacts, readFactsOf } from './read-product-facts.ts'

/** More changes than these are read faster with all products. */
const maxChanges = 2000

/** Shorter than `catalog_changes` keeps rows. */
const maxAgeMilliseconds = 12 * 3_600_000

interface KeptFacts {
  readonly products: FactTable
  /** The oldest transaction that had not ended when they were read. */
  seen: string
  /** By `performance.now`. */
  readAt: number
  /** The moment whose prices they are. */
  pricesOf: Date
}

/**
 * Keeps the facts of all products on sale in memory. Each reading first reads the products that have changed since the
 * last one (`catalog_changes`), so that whoever reads after a change was committed sees it. Several who read at once
 * share that.
 */
export function keepCatalogFacts(db: Kysely<Tables>): CatalogFactsReader {
  let kept: KeptFacts | undefined
  let running: Promise<CatalogFacts> | undefined
  let next: Promise<CatalogFacts> | undefined

  const update = async (now: Date): Promise<CatalogFacts> => {
    const { seen, changed, weekly, pricesChangeAt } = await readChanges(db, kept, now)
    const isTooOld = kept === undefined || performance.now() - kept.readAt > maxAgeMilliseconds
    if (kept === undefined || isTooOld || changed.length > maxChanges || changed.includes(0)) {
      kept = { products: await readAllFacts(db, now), seen, readAt: performance.now(), pricesOf: now }
    } else {
      if (changed.length > 0) await replaceFacts(db, kept.products, { ids: changed, now })
      kept.seen = seen
      kept.readAt = performance.now()
      kept.pricesOf = now
    }
    return {
      products: kept.products,
      weeklyPromotion: weekly ?? undefined,
      pricesChangeAt: pricesChangeAt ?? undefined,
    }
  }

  const start = (now: Date) => {
    const reading = update(now).finally(() => {
      if (running === reading) running = undefined
    })
    running = reading
    return reading
  }

  return {
    read(now) {
      if (!running) return start(now)
      // One that has begun may miss what was committed since.
      next ??= running
        .catch(() => {})
        .then(() => {
          next = undefined
          return start(now)
        })
      return next
    },
  }
}

interface Changes {
  readonly seen: string
  /** Ids of products; 0 stands for all. */
  readonly changed: readonly number[]
  readonly weekly: { readonly productId: number; readonly price: Millimes | null } | null
  readonly pricesChangeAt: Date | null
}

/** Reads what was changed since the last reading, and whose price the clock has changed. */
async function readChanges(db: Kysely<Tables>, kept: KeptFacts | undefined, now: Date): Promise<Changes> {
  const [earlier, later] = [kept?.pricesOf ?? now, now].toSorted((one, other) => one.getTime() - other.getTime())
  const { rows } = await sql<Changes>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as seen,
      array(
        select coalesce(product_id, 0) from catalog_changes where changed_in >= ${kept?.seen ?? null}::text::xid8
        union select product_id from price_changes where changes_at > ${earlier} and changes_at <= ${later}
        limit ${sql.lit(maxChanges + 1)}) as changed,
      (select json_build_object('productId', product_id, 'price', price_millimes) from ${weeklyPromotionAt(now)} limit 1) as weekly,
      ${nextPriceChange(now)} as "pricesChangeAt"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A select without from has one row')
  return row
}

async function replaceFacts(
  db: Kysely<Tables>,
  products: FactTable,
  { ids, now }: { readonly ids: readonly number[]; readonly now: Date },
) {
  const facts = await readFactsOf(db, ids, now)
  for (const id of ids) products.delete(id)
  for (const one of facts) products.set(one)
}
