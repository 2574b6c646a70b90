/** Of the office. `owner` may do everything; `staff` everything except managing accounts and the shop's settings. */
export const officeRoles = ['owner', 'staff'] as const

export type OfficeRole = (typeof officeRoles)[number]

/** `seller`: a maker, who runs the own stores and nothing of the office. */
export const roles = [...officeRoles, 'seller'] as const

export type Role = (typeof roles)[number]
