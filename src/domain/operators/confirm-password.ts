import { inTransaction } from '../in-transaction.ts'
import { countDeed } from '../limits/count-deed.ts'
import type { Marketplace } from '../marketplace.ts'
import type { Operator } from './operator.ts'
import { isPassword } from './password-hash.ts'

/** Asks whoever sits at the open browser for its person's password, before something that person could not undo. */
export async function confirmPassword(
  marketplace: Marketplace,
  operator: Operator,
  password: string,
): Promise<boolean> {
  await inTransaction(marketplace, (marketplace) => countDeed(marketplace, 'sign-in', { email: operator.email }))
  const { password_hash: kept } = await marketplace.db
    .selectFrom('operators')
    .select('password_hash')
    .where('id', '=', operator.id)
    .executeTakeFirstOrThrow()
  return isPassword(password, kept)
}
