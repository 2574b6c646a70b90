import type { Selectable } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { PlanStatus } from './plan-status.ts'
import type { PlanRequest } from './request-plan.ts'

/** A plan request with its status. */
export interface PlanRequestDetails extends PlanRequest {
  readonly id: number
  /** The language of the maker. */
  readonly locale: Locale
  readonly status: PlanStatus
  /** The note with the decision: the reason of a refusal. */
  readonly note: string
  /** The end of an approved plan. */
  readonly expiresAt?: Date
  readonly requestedAt: Date
  readonly isSuspicious: boolean
  /** The store that came of it. */
  readonly storeId?: number
  /** As it was written. */
  readonly storeName?: string
}

export const maxPlanNoteLength = 1000

const columns = [
  ...(['id', 'plan', 'name', 'email', 'phone', 'project', 'description', 'locale'] as const),
  ...(['status', 'note', 'expires_at', 'requested_at', 'is_held', 'store_id'] as const),
] as const

/** Selects plan requests with the names of their stores. */
export function selectPlanRequests({ db }: Marketplace) {
  return db
    .selectFrom('plan_requests')
    .select(columns.map((column) => `plan_requests.${column}` as const))
    .select((from) =>
      from.selectFrom('stores').select('stores.name').whereRef('stores.id', '=', 'store_id').as('store_name'),
    )
}

type PlanRequestRow = Pick<Selectable<Tables['plan_requests']>, (typeof columns)[number]> & {
  readonly store_name: string | null
}

export function planRequestFromRow({
  expires_at: expiresAt,
  requested_at: requestedAt,
  is_held: isSuspicious,
  store_id: storeId,
  store_name: storeName,
  ...row
}: PlanRequestRow): PlanRequestDetails {
  return {
    ...row,
    ...{ requestedAt, isSuspicious },
    ...(expiresAt && { expiresAt }),
    ...(storeId !== null && { storeId }),
    ...(storeName !== null && { storeName }),
  }
}
