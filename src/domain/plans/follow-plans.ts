import { type RawBuilder, sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { idsOfProducts } from '#domain/catalog/admin/retire-store.ts'
import { recordPrices } from '#domain/catalog/price-history.ts'
import { readPlansOfStores } from '#domain/commission/read-plans-of-stores.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { PlanRules } from './plan-rules.ts'
import { readPlanRules } from './read-plan-rules.ts'
import { type Standing, standingOf } from './standing.ts'

const batchSize = 1000

/**
 * Gives every store the standing that follows from its plan, for what the time has changed: the end of a plan, that of
 * its grace. Also for what owners have changed in the settings.
 */
export async function followPlans(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  const rules = await readPlanRules(marketplace)
  let after = 0
  for (;;) {
    const stores = await readStandings(marketplace, rules, sql<boolean>`id > ${after}`)
    for (const { id } of stores.filter(isOutdated))
      await inTransaction(marketplace, (marketplace) => followPlanOfStore(marketplace, id))
    const last = stores.at(-1)
    if (!last || stores.length < batchSize) return
    after = last.id
  }
}

/** Gives a store the standing that follows from its plan, in the transaction of what changes that. */
export async function followPlanOfStore(marketplace: Marketplace, storeId: number): Promise<void> {
  const { db, clock } = marketplace
  await db.selectFrom('stores').select('id').where('id', '=', storeId).forUpdate().execute()
  const [store] = await readStandings(marketplace, await readPlanRules(marketplace), sql<boolean>`id = ${storeId}`)
  if (!store || !isOutdated(store)) return
  const { wanted, current } = store
  const isMoved = wanted.isPlanOver !== current.isPlanOver
  await db
    .updateTable('stores')
    .set({
      ...{ is_plan_over: wanted.isPlanOver, is_on_home: wanted.isOnHome },
      ...{ max_pieces: wanted.maxPieces, max_photos: wanted.maxPhotos },
      ...(isMoved && { retired_at: wanted.isPlanOver ? clock.now() : null }),
    })
    .where('id', '=', storeId)
    .execute()
  if (isMoved) await recordPrices(marketplace, await idsOfProducts(marketplace, storeId))
}

interface StoreStanding {
  readonly id: number
  readonly current: Standing
  readonly wanted: Standing
}

/** Returns what some stores may do and what follows from their plans, in the order of their ids. */
async function readStandings(
  marketplace: Marketplace,
  rules: PlanRules | undefined,
  which: RawBuilder<boolean>,
): Promise<StoreStanding[]> {
  const { db, clock } = marketplace
  const rows = await db
    .selectFrom('stores')
    .select(['id', 'retired_at', 'is_plan_over', 'is_on_home', 'max_pieces', 'max_photos'])
    .where(which)
    .orderBy('id')
    .limit(batchSize)
    .execute()
  const ids = rows.map(({ id }) => id)
  const plans = await readPlansOfStores(marketplace, ids)
  const owing = await readOwing(marketplace, ids)
  return rows.map((row) => {
    const facts = { plan: plans.get(row.id), isOut: row.is_plan_over, owes: owing.has(row.id) }
    const wanted = standingOf(facts, rules, clock.now())
    const isKeptOut = row.retired_at !== null && !row.is_plan_over
    return {
      id: row.id,
      current: {
        ...{ isPlanOver: row.is_plan_over, isOnHome: row.is_on_home },
        ...{ maxPieces: row.max_pieces, maxPhotos: row.max_photos },
      },
      // What the office has taken out of the shop stays out, whatever its plan.
      wanted: isKeptOut ? { ...wanted, isPlanOver: false } : wanted,
    }
  })
}

/** Returns which of the stores have not paid all that is due for their plans. */
async function readOwing({ db }: Marketplace, storeIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('plan_requests')
    .select('store_id')
    .distinct()
    .innerJoin('plan_dues', 'plan_dues.plan_request_id', 'plan_requests.id')
    .where(sql<boolean>`store_id = any(${[...storeIds]})`)
    .where('plan_dues.state', '=', 'open')
    .execute()
  return new Set(rows.flatMap(({ store_id: id }) => (id === null ? [] : [id])))
}

function isOutdated({ current, wanted }: StoreStanding): boolean {
  return (Object.keys(wanted) as (keyof Standing)[]).some((part) => wanted[part] !== current[part])
}
