import type { EmailAddress } from '#domain/email-address.ts'
import type { Locale } from '#domain/locale.ts'
import type { Role } from './role.ts'

/** A person with an account in the back office. */
export interface Operator {
  readonly id: number
  readonly name: string
  readonly email: EmailAddress
  readonly role: Role
  /** The language in which they work; absent: the main language of the shop. */
  readonly locale?: Locale
}
