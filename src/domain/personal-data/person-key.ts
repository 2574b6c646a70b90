import { type EmailAddress, parseEmailAddress } from '#domain/email-address.ts'
import { type Phone, parsePhone } from '#domain/phone.ts'

/** By what the shop finds a person: what is held under a phone number or an email address, or with one order. */
export type PersonKey =
  | { readonly by: 'phone'; readonly phone: Phone }
  | { readonly by: 'email'; readonly email: EmailAddress }
  | { readonly by: 'order'; readonly orderId: number }

/**
 * A person whom the shop speaks to: phone numbers of orders are typed by anybody, so nothing leaves and nothing is
 * erased before the shop has called the number back. For an email address a link is sent instead (`data-link.ts`).
 */
export interface CalledPerson {
  readonly key: Exclude<PersonKey, { by: 'email' }>
  /** Whether the operator confirms that they called back the number, or that of the order. */
  readonly isCalledBack: boolean
}

/** A search as typed: a phone number, an email address or an order number. Undefined when it is none of them. */
export type PersonQuery = Exclude<PersonKey, { by: 'order' }> | { readonly by: 'order'; readonly number: string }

const orderNumber = /^H-?([0-9A-Z]{4})-?([0-9A-Z]{4})$/

export function parsePersonQuery(typed: string): PersonQuery | undefined {
  const text = typed.trim()
  const [, start, end] = orderNumber.exec(text.toUpperCase()) ?? []
  if (start) return { by: 'order', number: `H-${start}-${end}` }
  const email = parseEmailAddress(text)
  if (email) return { by: 'email', email }
  const phone = parsePhone(text)
  return phone && { by: 'phone', phone }
}
