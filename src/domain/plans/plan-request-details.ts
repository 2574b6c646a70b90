import type { Selectable } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Locale } from '#domain/locale.ts'
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
}

export const maxPlanNoteLength = 1000

export const planRequestColumns = [
  ...(['id', 'plan', 'name', 'email', 'phone', 'project', 'description', 'locale'] as const),
  ...(['status', 'note', 'expires_at', 'requested_at', 'is_held', 'store_id'] as const),
] as const

type PlanRequestRow = Pick<Selectable<Tables['plan_requests']>, (typeof planRequestColumns)[number]>

export function planRequestFromRow({
  expires_at: expiresAt,
  requested_at: requestedAt,
  is_held: isSuspicious,
  store_id: storeId,
  ...row
}: PlanRequestRow): PlanRequestDetails {
  return {
    ...row,
    ...{ requestedAt, isSuspicious },
    ...(expiresAt && { expiresAt }),
    ...(storeId !== null && { storeId }),
  }
}
