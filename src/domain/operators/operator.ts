import type { Email } from '../email.ts'

/** `owner` may do everything; `staff` everything but the accounts of people and the settings of the house. */
export const roles = ['owner', 'staff'] as const

export type Role = (typeof roles)[number]

/** A person at work in the back office. */
export interface Operator {
  readonly id: number
  readonly name: string
  readonly email: Email
  readonly role: Role
}

/** Whether someone of this role may do what is there for the role needed: an owner does what staff does. */
export function mayActAs(role: Role, needed: Role): boolean {
  return role === 'owner' || role === needed
}
