import { type PlanName, planNames } from '#domain/plan.ts'

/** A plan that a store has or had. */
export interface StorePlan {
  readonly plan: PlanName
  /** It runs until then. */
  readonly endsAt: Date
}

/**
 * Returns the plan that counts of all that a store has had: of those that run the highest, so that an upgrade counts at
 * once, and of several alike the one that ends last; without one that runs, the last that ended.
 */
export function planOfStore(plans: readonly StorePlan[], now: Date): StorePlan | undefined {
  const running = plans.filter((plan) => isRunning(plan, now))
  if (running.length === 0) return plans.toSorted(byEnd).at(-1)
  return running.toSorted((one, other) => rankOf(one) - rankOf(other) || byEnd(one, other)).at(-1)
}

export function isRunning({ endsAt }: StorePlan, now: Date): boolean {
  return endsAt > now
}

function rankOf({ plan }: StorePlan): number {
  return planNames.indexOf(plan)
}

function byEnd(one: StorePlan, other: StorePlan): number {
  return one.endsAt.getTime() - other.endsAt.getTime()
}
