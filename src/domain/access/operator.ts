import type { EmailAddress } from '#domain/email-address.ts'
import type { Locale } from '#domain/locale.ts'
import type { OfficeRole } from './role.ts'

/** A person with an account in the back office. */
export interface Operator {
  readonly id: number
  readonly name: string
  readonly email: EmailAddress
  readonly role: OfficeRole
  /** The language in which they work; absent: the main language of the shop. */
  readonly locale?: Locale
}

/** A person who runs stores of their own. They enter by a link or a passkey, and have no password here. */
export interface Seller {
  readonly id: number
  readonly name: string
  readonly role: 'seller'
  /** As of an operator. */
  readonly locale?: Locale
}
