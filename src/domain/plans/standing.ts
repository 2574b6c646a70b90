import { maxPhotosOfPiece, maxPiecesOfStore } from '#domain/catalog/store-limits.ts'
import { isRunning, type StorePlan } from '#domain/commission/plan-of-store.ts'
import { allowanceOf, type PlanAllowance, type PlanRules } from './plan-rules.ts'

/** What the standing of a store follows from. */
export interface StandingFacts {
  /** The plan that counts, or the last one that ended; undefined for a store that never had one. */
  readonly plan: StorePlan | undefined
  /** Whether the store is out of the shop because its plan was over. */
  readonly isOut: boolean
  /** Whether something for its plans is not paid. */
  readonly owes: boolean
}

/** What a store may do now, as its columns say it. Null: as much as the shop allows any store. */
export interface Standing {
  readonly isPlanOver: boolean
  readonly isOnHome: boolean
  readonly maxPieces: number | null
  readonly maxPhotos: number | null
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * Returns the standing of a store. After the end of its plan it gets no new pieces, after the days of grace it leaves
 * the shop, and it returns once a plan runs and nothing is left to pay. Without rules, in a shop without makers, every
 * store may do everything.
 */
export function standingOf({ plan, isOut, owes }: StandingFacts, rules: PlanRules | undefined, now: Date): Standing {
  if (!rules) return { isPlanOver: false, isOnHome: true, maxPieces: null, maxPhotos: null }
  const isPlanOver = plan !== undefined && ((isOut && owes) || graceEndsAt(plan, rules) <= now)
  const { pieces, photos, isOnHome } = allowedNow(plan, rules, now)
  return {
    ...{ isPlanOver, isOnHome },
    maxPieces: isPlanOver ? 0 : pieces >= maxPiecesOfStore ? null : pieces,
    maxPhotos: photos >= maxPhotosOfPiece ? null : photos,
  }
}

/** Returns what the plan of a store allows now: after its end what stores without a plan may, and no new pieces. */
export function allowedNow(plan: StorePlan | undefined, rules: PlanRules, now: Date): PlanAllowance {
  if (!plan) return allowanceOf(rules, 'withoutPlan')
  return isRunning(plan, now) ? allowanceOf(rules, plan.plan) : { ...allowanceOf(rules, 'withoutPlan'), pieces: 0 }
}

/** Returns when a store whose plan has ended leaves the shop. */
export function graceEndsAt({ endsAt }: StorePlan, { graceDays }: PlanRules): Date {
  return new Date(endsAt.getTime() + graceDays * dayMilliseconds)
}
