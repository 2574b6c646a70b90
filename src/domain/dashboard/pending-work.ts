/** The kinds of pending work, the most urgent first. */
export const pendingWorkKinds = [
  'consistency-violations',
  'orders-to-call-back',
  'orders-to-call',
  'orders-wrong-number',
  'pieces-not-prepared',
  'orders-to-pack',
  'orders-to-ship',
  'orders-overdue',
  'orders-on-the-way',
  'orders-refused',
  'orders-lost',
  'customer-requests',
  'refunds-due',
  'returns-waiting',
  'remittances-overdue',
  'messages',
  'comments-held',
  'comments-new',
  'reviews-held',
  'reviews-new',
  'submissions',
  'seller-changes',
  'plan-requests',
  'plans-unpaid',
  'plans-ending',
  'emails-held',
  'emails-failed-permanently',
  'pictures-missing',
  'emails-failing',
  'sizes-low',
] as const

export type PendingWorkKind = (typeof pendingWorkKinds)[number]

/** Kinds without a natural bound, counted only up to `maxPendingCount` + 1. */
const cappedKinds: readonly PendingWorkKind[] = [
  'pieces-not-prepared',
  'orders-to-ship',
  'orders-overdue',
  'orders-on-the-way',
  'orders-refused',
  'orders-lost',
  'customer-requests',
  'refunds-due',
  'returns-waiting',
  'messages',
  'comments-held',
  'comments-new',
  'reviews-held',
  'reviews-new',
  'submissions',
  'seller-changes',
  'plan-requests',
  'emails-held',
  'emails-failed-permanently',
  'emails-failing',
  'sizes-low',
]

export const maxPendingCount = 1000

/** Formats a count; above the cap as `1000+`. */
export function formatPendingCount(kind: PendingWorkKind, count: number): string {
  return cappedKinds.includes(kind) && count > maxPendingCount ? `${maxPendingCount}+` : `${count}`
}

/** The count by kind; kinds without pending work are absent. */
export type PendingCounts = { readonly [Kind in PendingWorkKind]?: number }

/** Kinds that need no action now: they are under way or resolve without staff. */
const kindsWithoutAction: readonly PendingWorkKind[] = [
  'orders-on-the-way',
  'comments-new',
  'reviews-new',
  'seller-changes',
  'plans-ending',
  'emails-failing',
  'sizes-low',
]

/** Sums the kinds that need action: the number in the browser tab. */
export function countActionRequired(counts: PendingCounts): number {
  return pendingWorkKinds.reduce((sum, kind) => sum + (kindsWithoutAction.includes(kind) ? 0 : (counts[kind] ?? 0)), 0)
}
