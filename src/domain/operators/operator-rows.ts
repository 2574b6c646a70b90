import { sql } from 'kysely'
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
  readonly email: EmailAddress | null
  readonly role: Role
  readonly locale: Locale | null
}

/** Returns an operator of the office. Throws for a seller: no row of theirs opens anything of the office. */
export function operatorFromRow({ id, name, email, role, locale }: OperatorRow): Operator {
  if (role === 'seller' || email === null) throw new Error(`Operator ${id} does not work for the office`)
  return { id, name, email, role, ...(locale !== null && { locale }) }
}

/** Condition: the account `operator` is one of the office. */
export const isOfOffice = sql<boolean>`operator.role <> 'seller'`
