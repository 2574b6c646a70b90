import { maxPhotosOfPiece, maxPiecesOfStore } from '#domain/catalog/store-limits.ts'
import type { PlanName } from '#domain/plan.ts'

/** What a plan allows the maker of a store. */
export interface PlanAllowance {
  /** In the shop, planned or waiting for a look. */
  readonly pieces: number
  /** Of a piece. */
  readonly photos: number
  /** Whether the store and its pieces stand among the best sellers and the makers of the week on the home page. */
  readonly isOnHome: boolean
  /** Whether the studio says how often the store was seen and sought. */
  readonly hasNumbers: boolean
}

/** `withoutPlan`: a store that never had a plan, or whose plan is over. */
export type PlanKind = PlanName | 'withoutPlan'

/** What each plan allows, and what follows when one ends or is not paid; a setting. */
export type PlanRules = {
  readonly [Kind in PlanKind as `${Kind}Pieces` | `${Kind}Photos`]: number
} & { readonly [Kind in PlanKind as `${Kind}OnHome` | `${Kind}Numbers`]: boolean } & {
  /** Days after the end of a plan until the store is no longer in the shop. */
  readonly graceDays: number
  /** Days to pay what is due for a plan. */
  readonly daysToPay: number
}

export const maxPlanDays = 365

/** As the shop was before plans allowed anything. */
export const defaultPlanRules: PlanRules = {
  ...{ silverPieces: maxPiecesOfStore, silverPhotos: maxPhotosOfPiece, silverOnHome: true, silverNumbers: true },
  ...{ goldPieces: maxPiecesOfStore, goldPhotos: maxPhotosOfPiece, goldOnHome: true, goldNumbers: true },
  ...{
    diamondsPieces: maxPiecesOfStore,
    diamondsPhotos: maxPhotosOfPiece,
    diamondsOnHome: true,
    diamondsNumbers: true,
  },
  ...{ withoutPlanPieces: maxPiecesOfStore, withoutPlanPhotos: maxPhotosOfPiece },
  ...{ withoutPlanOnHome: true, withoutPlanNumbers: true, graceDays: 30, daysToPay: 14 },
}

export function allowanceOf(rules: PlanRules, kind: PlanKind): PlanAllowance {
  return {
    ...{ pieces: rules[`${kind}Pieces`], photos: rules[`${kind}Photos`] },
    ...{ isOnHome: rules[`${kind}OnHome`], hasNumbers: rules[`${kind}Numbers`] },
  }
}
