import type { Operator } from '#domain/access/operator.ts'
import { mayManageEmails } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'

/** Returns an operator, for emails to them. Throws NotFound. */
export async function getOperator({ actor, db }: Marketplace, operatorId: number): Promise<Operator> {
  requireAllowed(mayManageEmails(actor))
  const row = await db
    .selectFrom('operators')
    .select(['id', 'name', 'email', 'role', 'locale'])
    .where('id', '=', operatorId)
    .executeTakeFirst()
  if (!row) throw new NotFound('operator', operatorId)
  const { locale, ...operator } = row
  return { ...operator, ...(locale !== null && { locale }) }
}
