interface PendingWork {
  /** Has no natural bound, so it is counted only up to `maxPendingCount` + 1. */
  readonly isCapped?: true
  /** Needs no action now: it is under way, or is resolved without staff. */
  readonly needsNoAction?: true
}

/** The kinds of pending work, the most urgent first. */
const pendingWork = {
  'consistency-violations': {},
  'orders-to-call-back': {},
  'orders-to-call': {},
  'orders-wrong-number': {},
  'pieces-not-prepared': { isCapped: true },
  'orders-to-pack': {},
  'orders-to-ship': { isCapped: true },
  'orders-overdue': { isCapped: true },
  'orders-on-the-way': { isCapped: true, needsNoAction: true },
  'orders-refused': { isCapped: true },
  'orders-lost': { isCapped: true },
  'customer-requests': { isCapped: true },
  'refunds-due': { isCapped: true },
  'orders-to-refund': { isCapped: true },
  'card-payments-wrong': { isCapped: true },
  'returns-waiting': { isCapped: true },
  'remittances-overdue': {},
  messages: { isCapped: true },
  'comments-held': { isCapped: true },
  'comments-new': { isCapped: true, needsNoAction: true },
  'reviews-held': { isCapped: true },
  'reviews-new': { isCapped: true, needsNoAction: true },
  submissions: { isCapped: true },
  'seller-changes': { isCapped: true, needsNoAction: true },
  'plan-requests': { isCapped: true },
  'plans-unpaid': {},
  'plans-ending': { needsNoAction: true },
  'emails-held': { isCapped: true },
  'emails-failed-permanently': { isCapped: true },
  'pictures-missing': {},
  'emails-failing': { isCapped: true, needsNoAction: true },
  'sizes-low': { isCapped: true, needsNoAction: true },
} satisfies Readonly<Record<string, PendingWork>>

export type PendingWorkKind = keyof typeof pendingWork

export const pendingWorkKinds = Object.keys(pendingWork) as readonly PendingWorkKind[]

const workOf = (kind: PendingWorkKind): PendingWork => pendingWork[kind]

export const maxPendingCount = 1000

/** Formats a count; above the cap as `1000+`. */
export function formatPendingCount(kind: PendingWorkKind, count: number): string {
  return workOf(kind).isCapped && count > maxPendingCount ? `${maxPendingCount}+` : `${count}`
}

/** The count by kind; kinds without pending work are absent. */
export type PendingCounts = { readonly [Kind in PendingWorkKind]?: number }

/** Sums the kinds that need action: the number in the browser tab. */
export function countActionRequired(counts: PendingCounts): number {
  return pendingWorkKinds.reduce((sum, kind) => sum + (workOf(kind).needsNoAction ? 0 : (counts[kind] ?? 0)), 0)
}
