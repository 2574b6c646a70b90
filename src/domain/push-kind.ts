/** What operators are told of on their phones. */
export const pushKinds = ['new-order', 'message', 'damage-report', 'email-failed', 'stock-low', 'backup-old'] as const

export type PushKind = (typeof pushKinds)[number]

/** What sellers are told of on theirs. */
export type SellerPushKind = 'plan-ending'
