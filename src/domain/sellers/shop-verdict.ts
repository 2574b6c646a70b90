import { type AdminProduct, availabilityIssuesOf } from '#domain/catalog/admin/admin-product.ts'
import { isInStock } from '#domain/catalog/product.ts'
import { unapprovedState } from '#domain/catalog/submissions/submission.ts'

/** Why buyers cannot see a piece or order it, or are unlikely to. */
export type ShopReason =
  /** Its maker has not put it in yet. */
  | 'draft'
  /** Its maker has taken it out for now. */
  | 'resting'
  /** The office has taken it out, or has not put it in yet. */
  | 'held'
  | 'planned'
  /** The office has not looked at it yet. */
  | 'waiting'
  | 'sent-back'
  | 'store-retired'
  /** Its store is closed for some days. */
  | 'store-closed'
  /** The plan of the store is over, and with it the days after it. */
  | 'plan-over'
  | 'sold-out'
  /** All that can be made to order this week is ordered. */
  | 'places-taken'
  | 'without-picture'

/** What the public API says of a piece: `out` 404, `closed` back on a day, `sold-out` not available, `in` otherwise. */
export interface ShopVerdict {
  readonly state: 'in' | 'closed' | 'sold-out' | 'out'
  /** The most serious first. */
  readonly reasons: readonly ShopReason[]
}

export function shopVerdictOf(item: AdminProduct): ShopVerdict {
  const reasons = availabilityIssuesOf(item).flatMap((issue): ShopReason[] => {
    // A piece without a description is in the shop, and its form is on the same page.
    if (issue === 'without-description') return []
    if (issue === 'retired') return [whyRetired(item)]
    if (issue === 'store-retired' && item.isPlanOver) return ['plan-over']
    return [issue === 'sold-out' && item.product.supply === 'made-to-order' ? 'places-taken' : issue]
  })
  if (item.retiredAt !== undefined || item.isStoreRetired) return { state: 'out', reasons }
  if (item.product.store.reopensOn !== undefined) return { state: 'closed', reasons: ['store-closed', ...reasons] }
  return { state: isInStock(item.product) ? 'in' : 'sold-out', reasons }
}

function whyRetired({ isResting, isDraft, publishAt, submission }: AdminProduct): ShopReason {
  if (isResting) return isDraft ? 'draft' : 'resting'
  if (publishAt) return 'planned'
  return unapprovedState(submission) ?? 'held'
}
