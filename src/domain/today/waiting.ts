/** What can wait for somebody of the shop, the most urgent first. */
export const waitingKinds = [
  'orders-to-call-back',
  'orders-to-call',
  'orders-wrong-number',
  'orders-to-pack',
  'orders-to-ship',
  'orders-on-the-way',
  'orders-refused',
  'messages',
  'comments-held',
  'comments-new',
  'plan-requests',
  'plans-ending',
  'letters-given-up',
  'letters-failing',
  'sizes-low',
] as const

export type WaitingKind = (typeof waitingKinds)[number]

/** There may be as many of these as the shop has sold or has goods, so they are counted as far as one more than `mostCounted`. */
const boundedKinds: readonly WaitingKind[] = [
  'orders-to-ship',
  'orders-on-the-way',
  'orders-refused',
  'comments-new',
  'letters-failing',
  'sizes-low',
]

export const mostCounted = 1000

/** How many there are of a kind, as far as it is known. */
export function tellCount(kind: WaitingKind, count: number): string {
  return boundedKinds.includes(kind) && count > mostCounted ? `${mostCounted}+` : `${count}`
}

/** How many of each; none of a kind is left out. */
export type Waiting = { readonly [Kind in WaitingKind]?: number }

/** What has left the house needs nobody, nor does what will happen by itself: these do not call anyone to work. */
const needNobody: readonly WaitingKind[] = [
  'orders-on-the-way',
  'comments-new',
  'plans-ending',
  'letters-failing',
  'sizes-low',
]

/** How many things call for somebody: the number in the tab. */
export function callsOf(waiting: Waiting): number {
  return waitingKinds.reduce((sum, kind) => sum + (needNobody.includes(kind) ? 0 : (waiting[kind] ?? 0)), 0)
}
