/** `owner` may do everything; `staff` everything except managing accounts and the shop's settings. */
export const roles = ['owner', 'staff'] as const

export type Role = (typeof roles)[number]

/**
 * Returns whether someone with this role may do what the needed role may do. An owner may do everything that staff may.
 */
export function includesRole(role: Role, needed: Role): boolean {
  return role === 'owner' || role === needed
}
