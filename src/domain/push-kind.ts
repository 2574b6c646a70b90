/** What operators are told of on their phones. */
export const pushKinds = ['new-order', 'message', 'damage-report', 'email-failed', 'stock-low', 'backup-old'] as const

export type PushKind = (typeof pushKinds)[number]
