import type { Email } from '../email.ts'
import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'
import type { Operator } from './operator.ts'

/** For letters, which greet by name. */
export async function getOperator({ db }: Marketplace, operatorId: number): Promise<Operator> {
  const row = await db
    .selectFrom('operators')
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', operatorId)
    .executeTakeFirst()
  if (!row) throw new NotFound('operator', operatorId)
  return { ...row, email: row.email as Email }
}
