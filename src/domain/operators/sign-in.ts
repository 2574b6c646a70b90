import { maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { consumeRateLimit } from '#domain/rate-limits/consume-rate-limit.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { recordFailedSignIn } from './failed-sign-ins.ts'
import { verifyPassword } from './password-hash.ts'
import { startSession } from './start-session.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** The User-Agent, for the list of sessions. */
  readonly device: string
}

export type SignInOutcome =
  /** `token` is for the cookie. `requiresCode` is true when the operator has an authenticator app. */
  | { readonly outcome: 'signed-in'; readonly token: string; readonly requiresCode: boolean }
  | { readonly outcome: 'refused' }

/**
 * Signs in with a password. Every attempt counts against the rate limits of the network and the account first. An
 * unknown address is refused like a wrong password and takes as long, so that nobody learns who has an account.
 */
export async function signIn(
  marketplace: Marketplace,
  { email, password, device }: Credentials,
): Promise<SignInOutcome> {
  requireAllowed(maySignIn(marketplace.actor))
  await inTransaction(marketplace, (marketplace) => consumeRateLimit(marketplace, 'sign-in', { email }))
  const operator = await marketplace.db
    .selectFrom('operators')
    .select(['id', 'password_hash', 'totp_confirmed_at'])
    .where(({ eb, fn, val }) => eb(fn<string>('lower', ['email']), '=', fn<string>('lower', [val(email)])))
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  const isRight = await verifyPassword(password, operator?.password_hash)
  if (!isRight || !operator) {
    await recordFailedSignIn(marketplace, operator?.id, 'password')
    return { outcome: 'refused' }
  }

  const requiresCode = operator.totp_confirmed_at !== null
  const token = await startSession(marketplace, operator.id, { device, isComplete: !requiresCode })
  return { outcome: 'signed-in', token, requiresCode }
}
