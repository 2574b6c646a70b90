import { sql } from 'kysely'
import { isSeller, mayViewStores } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { readPlansOfStores } from '#domain/commission/read-plans-of-stores.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type PlanName, planNames } from '#domain/plan.ts'
import { allowanceOf } from '#domain/plans/plan-rules.ts'
import { planSetting } from '#domain/plans/plan-setting.ts'
import { allowedNow } from '#domain/plans/standing.ts'
import { type Period, periodOf } from '#domain/reports/period.ts'
import { requireOwnStore } from '#domain/sellers/require-own-store.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { daysAfter, endOfDay, startOfDay, tunisDayOf } from '#domain/tunis-day.ts'
import type { InterestKind } from './interest.ts'

/** What became of a store in a week: what visitors did, and the pieces that were delivered, as in the statement. */
export type StoreNumbers = Readonly<Record<InterestKind | 'sold', number>>

export type NumbersOfStore =
  | { readonly outcome: 'shown'; readonly thisWeek: StoreNumbers; readonly lastWeek: StoreNumbers }
  /** The plan of the store does not allow it; the first one that does. */
  | { readonly outcome: 'not-allowed'; readonly allowedBy: PlanName | undefined }

/**
 * Returns the numbers of a store this week, which begins on Monday, and in the week before. A seller reads them where
 * the plan of the store allows it. Throws NotFound.
 */
export async function getStoreNumbers(marketplace: Marketplace, storeId: number): Promise<NumbersOfStore> {
  const scope = requireScope(mayViewStores(marketplace.actor))
  await requireOwnStore(marketplace, scope, storeId)
  const refusal = isSeller(marketplace.actor) ? await findRefusal(marketplace, storeId) : undefined
  if (refusal) return refusal
  const week = periodOf('this-week', tunisDayOf(marketplace.clock.now()))
  const before = { from: daysAfter(week.from, -7), until: daysAfter(week.from, -1) }
  return {
    outcome: 'shown',
    thisWeek: await readNumbers(marketplace, storeId, week),
    lastWeek: await readNumbers(marketplace, storeId, before),
  }
}

async function findRefusal(marketplace: Marketplace, storeId: number) {
  const rules = (await getSetting(marketplace, planSetting)).value
  const plan = (await readPlansOfStores(marketplace, [storeId])).get(storeId)
  if (allowedNow(plan, rules, marketplace.clock.now()).hasNumbers) return undefined
  const allowedBy = planNames.find((name) => allowanceOf(rules, name).hasNumbers)
  return { outcome: 'not-allowed', allowedBy } as const
}

async function readNumbers(marketplace: Marketplace, storeId: number, period: Period): Promise<StoreNumbers> {
  const rows = await marketplace.db
    .selectFrom('store_interest')
    .select(['kind', ({ fn }) => fn.sum<number>('count').as('count')])
    .where('store_id', '=', storeId)
    .where('day', '>=', period.from)
    .where('day', '<=', period.until)
    .groupBy('kind')
    .execute()
  const countOf = (kind: InterestKind) => Number(rows.find((row) => row.kind === kind)?.count ?? 0)
  return {
    ...{ seen: countOf('seen'), sought: countOf('sought'), favorite: countOf('favorite') },
    sold: await countSoldPieces(marketplace, storeId, period),
  }
}

/** Pieces of the entries that make up what a statement calls sold, without those that were booked by mistake. */
async function countSoldPieces({ db }: Marketplace, storeId: number, { from, until }: Period): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select coalesce(sum(line.quantity), 0)::integer as pieces
    from cash_entries as entry
      join order_lines as line on line.order_id = entry.order_id and line.store_id = entry.store_id
    where entry.store_id = ${storeId} and entry.kind = 'step'
      and entry.made_at >= ${startOfDay(from)} and entry.made_at < ${endOfDay(until)}
      and exists (select from cash_postings where entry_id = entry.id and account = 'goods')
      and not exists (select from cash_entries as reversal where reversal.reverses_id = entry.id)`.execute(db)
  return rows[0]?.pieces ?? 0
}
