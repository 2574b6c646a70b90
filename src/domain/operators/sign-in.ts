import { maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeRateLimit } from '#domain/rate-limits/consume-rate-limit.ts'
import { recordFailedSignIn } from './failed-sign-ins.ts'
import { rememberDevice, signInQuotaOf } from './known-device.ts'
import { operatorHasEmail } from './operator-has-email.ts'
import { verifyPassword } from './password-hash.ts'
import type { SignInTokens } from './session.ts'
import { startSession } from './start-session.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** The User-Agent, for the list of sessions. */
  readonly device: string
  /** The token that an earlier sign-in left in the browser. */
  readonly deviceToken?: string
}

export type SignInOutcome =
  | ({ readonly outcome: 'signed-in' } & SignInTokens)
  /** The operator has an authenticator app. The session is of use only for the code. */
  | { readonly outcome: 'code-required'; readonly session: string }
  | { readonly outcome: 'refused' }

/**
 * Signs in with a password. Every attempt first counts against the rate limits of the network and the account, or only
 * against that of a known device. An unknown address is refused like a wrong password and takes as long, so that nobody
 * learns who has an account.
 */
export async function signIn(
  marketplace: Marketplace,
  { email, password, device, deviceToken = '' }: Credentials,
): Promise<SignInOutcome> {
  requireAllowed(maySignIn(marketplace.actor))
  await inTransaction(marketplace, async (marketplace) =>
    consumeRateLimit(marketplace, 'sign-in', await signInQuotaOf(marketplace, email, deviceToken)),
  )
  const operator = await marketplace.db
    .selectFrom('operators as operator')
    .select(['id', 'password_hash', 'totp_confirmed_at'])
    .where(operatorHasEmail(email))
    .executeTakeFirst()
  const isRight = await verifyPassword(password, operator?.password_hash)
  if (!isRight || !operator) {
    await recordFailedSignIn(marketplace, operator?.id, 'password')
    return { outcome: 'refused' }
  }

  const requiresCode = operator.totp_confirmed_at !== null
  const session = await startSession(marketplace, operator.id, { device, isComplete: !requiresCode })
  if (requiresCode) return { outcome: 'code-required', session }
  return { outcome: 'signed-in', session, device: await rememberDevice(marketplace, operator.id, deviceToken) }
}
