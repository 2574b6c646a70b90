import { inTransaction } from '../in-transaction.ts'
import { countDeed } from '../limits/count-deed.ts'
import type { Marketplace } from '../marketplace.ts'
import { recordFailedSignIn } from './failed-sign-ins.ts'
import { isPassword } from './password-hash.ts'
import { startSession } from './start-session.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** What the browser calls itself, for the list of sessions. */
  readonly device: string
}

export type SignInOutcome =
  /** `token` is for the cookie. A code is owed where the person has an authenticator app. */
  | { readonly outcome: 'signed-in'; readonly token: string; readonly owesCode: boolean }
  | { readonly outcome: 'refused' }

/**
 * Lets someone in who knows the password. Each attempt is counted first, for its network and for the account, and an
 * account that is not there is answered like a wrong password and as late: nobody learns who works here.
 */
export async function signIn(
  marketplace: Marketplace,
  { email, password, device }: Credentials,
): Promise<SignInOutcome> {
  await inTransaction(marketplace, (marketplace) => countDeed(marketplace, 'sign-in', { email }))
  const operator = await marketplace.db
    .selectFrom('operators')
    .select(['id', 'password_hash', 'totp_confirmed_at'])
    .where(({ eb, fn, val }) => eb(fn<string>('lower', ['email']), '=', fn<string>('lower', [val(email)])))
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  const isRight = await isPassword(password, operator?.password_hash)
  if (!isRight || !operator) {
    await recordFailedSignIn(marketplace, operator?.id, 'password')
    return { outcome: 'refused' }
  }

  const owesCode = operator.totp_confirmed_at !== null
  const token = await startSession(marketplace, operator.id, { device, isComplete: !owesCode })
  return { outcome: 'signed-in', token, owesCode }
}
