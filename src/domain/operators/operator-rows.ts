import type { Operator } from '#domain/access/operator.ts'
import type { Role } from '#domain/access/role.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Locale } from '#domain/locale.ts'

/** Of the table `operators as operator`. */
export const operatorColumns = [
  'operator.id',
  'operator.name',
  'operator.email',
  'operator.role',
  'operator.locale',
] as const

interface OperatorRow {
  readonly id: number
  readonly name: string
  readonly email: EmailAddress
  readonly role: Role
  readonly locale: Locale | null
}

export function operatorFromRow({ id, name, email, role, locale }: OperatorRow): Operator {
  return { id, name, email, role, ...(locale !== null && { locale }) }
}
