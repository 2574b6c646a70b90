import { type Millimes, millimes } from '#domain/money.ts'
import type { PlanName } from '#domain/plan.ts'

/** What makers leave to the shop, in hundredths of a percent; a setting. */
export interface CommissionTerms extends Readonly<Record<PlanName, number>> {
  /** The commission of stores without a plan. */
  readonly withoutPlan: number
  /** The part that makers bear of what couriers cost beyond the delivery fee that the customer paid. */
  readonly courierFees: number
}

/** Hundredths of a percent. */
export const wholeInBasisPoints = 10_000

/** Nothing until an owner says how much. */
export const defaultCommissionTerms: CommissionTerms = {
  ...{ withoutPlan: 0, silver: 0, gold: 0, diamonds: 0, courierFees: 0 },
}

/** What is agreed with a store. */
export interface StoreTerms {
  /** The plan that runs. */
  readonly plan: PlanName | undefined
  /** A commission of its own, in hundredths of a percent, whatever its plan. */
  readonly commission: number | undefined
}

/** What is agreed with a store now. */
export interface CurrentTerms extends StoreTerms {
  /** Of the own commission, 0 where none was agreed. */
  readonly version: number
}

/** Returns the commission of a store, in hundredths of a percent. */
export function commissionOf(terms: CommissionTerms, store: StoreTerms | undefined): number {
  return store?.commission ?? terms[store?.plan ?? 'withoutPlan']
}

/** Returns a part of an amount, in hundredths of a percent, rounded to the millime. */
export function partOf(amount: Millimes, basisPoints: number): Millimes {
  return millimes(Math.round((amount * basisPoints) / wholeInBasisPoints))
}
