import type { Operator } from '#domain/access/operator.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeRateLimit } from '#domain/rate-limits/consume-rate-limit.ts'
import { verifyPassword } from './password-hash.ts'

/** Checks the operator's own password again before a sensitive change. */
export async function verifyOwnPassword(
  marketplace: Marketplace,
  operator: Operator,
  password: string,
): Promise<boolean> {
  await inTransaction(marketplace, (marketplace) => consumeRateLimit(marketplace, 'sign-in', { email: operator.email }))
  const { password_hash: storedHash } = await marketplace.db
    .selectFrom('operators')
    .select('password_hash')
    .where('id', '=', operator.id)
    .executeTakeFirstOrThrow()
  return verifyPassword(password, storedHash)
}
