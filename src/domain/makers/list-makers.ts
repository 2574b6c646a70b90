import { type RawBuilder, sql } from 'kysely'
import { mayManageSellers } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { StorePlan } from '#domain/commission/plan-of-store.ts'
import { type NewestFirstPage, rowsPerPage, toNewestFirstPage } from '#domain/keyset-pagination.ts'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { type PlanName, planNames } from '#domain/plan.ts'
import { endingSoonUntil } from '#domain/plans/list-plan-requests.ts'
import { isActiveSeller } from '#domain/sellers/seller-rows.ts'
import { requireStudio } from '#domain/sellers/studio-setting.ts'
import type { MakerFilter } from './maker-filter.ts'

/** A store with those who run it, as the office sees it. */
export interface MakersOfStore {
  /** Of the store. */
  readonly id: number
  readonly name: string
  readonly isRetired: boolean
  /** Whether it is retired because its plan is over. */
  readonly isPlanOver: boolean
  /** Those who may enter, in the order in which they got access. */
  readonly sellers: readonly { readonly name: string; readonly lastSeenAt: Date | undefined }[]
  /** How many pieces wait until the office has looked at them. */
  readonly waiting: number
  /** What the shop owes; negative: what the maker owes. */
  readonly owed: Millimes
  /** The plan that counts, also one that is over. */
  readonly plan: (StorePlan & { readonly requestId: number }) | undefined
}

interface MakerListOptions {
  readonly filter: MakerFilter
  readonly olderThan?: number | undefined
}

/** Lists the stores with their makers, those added last in front. Throws NotFound while makers are off. */
export async function listMakers(
  marketplace: Marketplace,
  { filter, olderThan = 2 ** 31 - 1 }: MakerListOptions,
): Promise<NewestFirstPage<MakersOfStore>> {
  requireAllowed(mayManageSellers(marketplace.actor))
  await requireStudio(marketplace)
  const { db, clock } = marketplace
  const now = clock.now()
  // First which stores, so that what a row says of one is read for those of the page alone.
  const { rows } = await sql<MakerRow>`
    with page as materialized (
      select stores.id from stores where stores.id < ${olderThan} and ${conditionOf(filter, now)}
      order by stores.id desc limit ${rowsPerPage + 1})
    select stores.id, ${localizedText('stores.name')} as name, stores.retired_at is not null as "isRetired",
      stores.is_plan_over as "isPlanOver", coalesce(makers.sellers, '[]') as sellers,
      (select count(*)::int from products where store_id = stores.id and submission = 'waiting') as waiting,
      coalesce(-store_balances.owed_to_makers_millimes, 0)::bigint as owed,
      plan.id as "requestId", plan.plan, plan.expires_at as "endsAt"
    from page join stores on stores.id = page.id
      left join store_balances on store_balances.id = stores.id
      left join lateral ${sellersOfStore(now)} as makers on true
      left join lateral ${planThatCounts(now)} as plan on true
    order by stores.id desc`.execute(db)
  return toNewestFirstPage(rows.map(makersFromRow))
}

/** One row with those who may enter the store, if there are any, and when one of their phones was last seen. */
function sellersOfStore(now: Date): RawBuilder<unknown> {
  return sql`(
    select json_agg(json_build_object('name', operator.name, 'lastSeenAt', (
        select max(session.last_seen_at) from operator_sessions as session
        where session.operator_id = operator.id and session.expires_at > ${now}
          and session.acting_session_id is null))
      order by own.added_at, operator.id) as sellers
    from operator_stores as own
      join operators as operator on operator.id = own.operator_id and ${isActiveSeller}
    where own.store_id = stores.id)`
}

/** The rule of `planOfStore`, for many stores at once. */
function planThatCounts(now: Date): RawBuilder<unknown> {
  return sql`(
    select request.id, request.plan, request.expires_at from plan_requests as request
    where request.store_id = stores.id and request.status in ('approved', 'expired')
    order by request.expires_at > ${now} desc,
      case when request.expires_at > ${now} then array_position(${[...planNames]}::text[], request.plan) end desc,
      request.expires_at desc, request.id desc
    limit 1)`
}

const hasMakers = sql<boolean>`exists (select from operator_stores as own where own.store_id = stores.id)`

function conditionOf(filter: MakerFilter, now: Date): RawBuilder<unknown> {
  switch (filter) {
    case 'all':
      return sql.lit(true)
    case 'waiting':
      return sql`stores.id in (select store_id from products where submission = 'waiting')`
    case 'not-signed-in':
      return sql`${hasMakers} and not exists (
        select from operator_stores as own
          join operator_sessions as session on session.operator_id = own.operator_id
        where own.store_id = stores.id and session.expires_at > ${now} and session.acting_session_id is null)`
    case 'ending':
      return sql`stores.id in (select store_id from plan_requests
          where status = 'approved' and expires_at > ${now} and expires_at <= ${endingSoonUntil(now)})
        and exists (select from ${planThatCounts(now)} as plan
          where plan.expires_at > ${now} and plan.expires_at <= ${endingSoonUntil(now)})`
    case 'without-access':
      return sql`stores.retired_at is null and not ${hasMakers}`
  }
}

interface MakerRow extends Omit<MakersOfStore, 'sellers' | 'owed' | 'plan'> {
  readonly sellers: readonly { readonly name: string; readonly lastSeenAt: string | null }[]
  readonly owed: number | string
  readonly requestId: number | null
  readonly plan: PlanName | null
  readonly endsAt: Date | null
}

function makersFromRow({ sellers, owed, requestId, plan, endsAt, ...store }: MakerRow): MakersOfStore {
  return {
    ...store,
    owed: millimes(Number(owed)),
    sellers: sellers.map(({ name, lastSeenAt }) => ({
      name,
      lastSeenAt: lastSeenAt === null ? undefined : new Date(lastSeenAt),
    })),
    plan: requestId !== null && plan && endsAt ? { requestId, plan, endsAt } : undefined,
  }
}
