/** `owner` may do everything; `staff` everything except managing accounts and the shop's settings. */
export const roles = ['owner', 'staff'] as const

export type Role = (typeof roles)[number]
