/** What people of the office are told of on their phones. */
export const pushKinds = ['new-order', 'message', 'damage-report', 'email-failed', 'stock-low', 'backup-old'] as const

export type PushKind = (typeof pushKinds)[number]

/** What makers are told of: pieces of their store to prepare, and that its plan ends soon. */
export const sellerPushKinds = ['to-prepare', 'plan-ending'] as const

export type SellerPushKind = (typeof sellerPushKinds)[number]
