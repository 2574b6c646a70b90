import type { Operator } from '#domain/access/operator.ts'
import { mayManageEmails } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isOfOffice, operatorColumns, operatorFromRow } from './operator-rows.ts'

/** Returns an operator of the office, for emails to them. Throws NotFound. */
export async function getOperator({ actor, db }: Marketplace, operatorId: number): Promise<Operator> {
  requireAllowed(mayManageEmails(actor))
  const row = await db
    .selectFrom('operators as operator')
    .select(operatorColumns)
    .where('operator.id', '=', operatorId)
    .where(isOfOffice)
    .executeTakeFirst()
  if (!row) throw new NotFound('operator', operatorId)
  return operatorFromRow(row)
}
