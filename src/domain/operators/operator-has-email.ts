import { type RawBuilder, sql } from 'kysely'

/** Condition: the account `operator` of the office is active and has this email address, in any case. */
export function operatorHasEmail(email: string): RawBuilder<boolean> {
  return sql<boolean>`(lower(operator.email) = lower(${email}) and operator.disabled_at is null and operator.role <> 'seller')`
}
