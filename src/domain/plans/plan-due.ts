import type { Millimes } from '#domain/money.ts'
import type { PlanName } from '#domain/plan.ts'
import type { PlanPaymentMeans } from '#domain/plan-payment-means.ts'
import type { TunisDay } from '#domain/tunis-day.ts'

export type DueState = 'open' | 'paid' | 'waived'

/** What is due for days of a plan. */
export interface PlanDue {
  readonly id: number
  readonly plan: PlanName
  /** Both included. */
  readonly firstDay: TunisDay
  readonly lastDay: TunisDay
  readonly amount: Millimes
  /** The last day on which it is not overdue. */
  readonly payBy: TunisDay
  readonly state: DueState
  /** Why it is not to be paid; empty where it is. */
  readonly waivedFor: string
  /** The oldest first: of those that were not revoked there is one at most. */
  readonly payments: readonly PlanPayment[]
}

export interface PlanPayment {
  readonly id: number
  readonly receiptNumber: number
  readonly amount: Millimes
  readonly means: PlanPaymentMeans
  readonly reference: string
  readonly paidOn: TunisDay
  readonly by: string
  readonly at: Date
  readonly revoked: { readonly reason: string; readonly at: Date } | undefined
}

/** Characters. The migration of plans of stores has checks with the same numbers. */
export const maxPlanReference = 120
export const maxPlanReason = 200
