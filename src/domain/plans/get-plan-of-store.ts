import { isInScope } from '#domain/access/is-in-scope.ts'
import { mayDecidePlanRequests, mayOpenStudio } from '#domain/access/policies.ts'
import { requireAllowed, requireScope } from '#domain/access/require-allowed.ts'
import { everyStore, type StoreScope } from '#domain/access/store-scope.ts'
import { countPieces } from '#domain/catalog/admin/place-for-piece.ts'
import { isRunning } from '#domain/commission/plan-of-store.ts'
import { readPlansOfStores } from '#domain/commission/read-plans-of-stores.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import type { PlanName } from '#domain/plan.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { lastDayBefore, type TunisDay } from '#domain/tunis-day.ts'
import { readOpenDues } from './open-dues.ts'
import type { PlanAllowance } from './plan-rules.ts'
import { planSetting } from './plan-setting.ts'
import { allowedNow, graceEndsAt } from './standing.ts'

/** The plan of a store, and what it allows now. */
export interface PlanOfStore {
  /** Undefined for a store that never had one. */
  readonly plan: PlanDays | undefined
  /** Whether the store is out of the shop because its plan is over. */
  readonly isOutOfShop: boolean
  readonly allows: PlanAllowance
  /** How many pieces count for the plan. */
  readonly pieces: number
  /** What is to be paid for plans. */
  readonly due: Millimes
}

interface PlanDays {
  readonly name: PlanName
  readonly isRunning: boolean
  readonly lastDay: TunisDay
  /** Without another plan, the store is in the shop through this day. */
  readonly lastDayInShop: TunisDay
}

/** Returns the plan of an own store. Throws NotFound for a store of somebody else. */
export async function getOwnPlan(marketplace: Marketplace, storeId: number): Promise<PlanOfStore> {
  const scope = requireScope(mayOpenStudio(marketplace.actor))
  return readPlanOfStore(marketplace, scope, storeId)
}

/** Returns the plan of a store for the office. Throws NotFound. */
export async function getPlanOfStore(marketplace: Marketplace, storeId: number): Promise<PlanOfStore> {
  requireAllowed(mayDecidePlanRequests(marketplace.actor))
  return readPlanOfStore(marketplace, everyStore, storeId)
}

async function readPlanOfStore(marketplace: Marketplace, scope: StoreScope, storeId: number): Promise<PlanOfStore> {
  const { db, clock } = marketplace
  const store = await db
    .selectFrom('stores')
    .select('is_plan_over')
    .where('id', '=', storeId)
    .where(isInScope(scope, 'stores.id'))
    .executeTakeFirstOrThrow(() => new NotFound('store', storeId))
  const rules = (await getSetting(marketplace, planSetting)).value
  const plan = (await readPlansOfStores(marketplace, [storeId])).get(storeId)
  const now = clock.now()
  return {
    plan: plan && {
      ...{ name: plan.plan, isRunning: isRunning(plan, now), lastDay: lastDayBefore(plan.endsAt) },
      lastDayInShop: lastDayBefore(graceEndsAt(plan, rules)),
    },
    isOutOfShop: store.is_plan_over,
    allows: allowedNow(plan, rules, now),
    pieces: (await countPieces(marketplace, storeId)).counted,
    due: (await readOpenDues(marketplace, storeId)).amount,
  }
}
