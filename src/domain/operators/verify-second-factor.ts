import { maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeRateLimit } from '#domain/rate-limits/consume-rate-limit.ts'
import { recordFailedSignIn } from './failed-sign-ins.ts'
import { rememberDevice, signInQuotaOf } from './known-device.ts'
import { redeemRecoveryCode } from './recovery-codes.ts'
import { getTotpState } from './second-factor.ts'
import type { Session, SignInTokens } from './session.ts'
import { createToken, hashToken } from './token.ts'
import { findMatchingTotpStep } from './totp.ts'

/**
 * The second step of signing in, with a code of the app or a recovery code. Attempts are rate-limited like passwords.
 * The session gets a new token, because it gains privileges. Returns undefined for a wrong code.
 */
export async function verifySecondFactor(
  marketplace: Marketplace,
  session: Session,
  code: string,
  deviceToken = '',
): Promise<SignInTokens | undefined> {
  requireAllowed(maySignIn(marketplace.actor))
  const { id: operatorId, email } = session.operator
  await inTransaction(marketplace, async (marketplace) =>
    consumeRateLimit(marketplace, 'second-factor', await signInQuotaOf(marketplace, email, deviceToken)),
  )
  return inTransaction(marketplace, async (marketplace) => {
    const isRight =
      (await isAppCode(marketplace, operatorId, code)) || (await redeemRecoveryCode(marketplace, operatorId, code))
    if (!isRight) {
      await recordFailedSignIn(marketplace, operatorId, 'code')
      return undefined
    }
    const token = createToken()
    const now = marketplace.clock.now()
    const completed = await marketplace.db
      .updateTable('operator_sessions')
      .set({ completed_at: now, identity_checked_at: now, token_hash: hashToken(token) })
      .where('id', '=', session.id)
      .where('completed_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!completed) return undefined
    return { session: token, device: await rememberDevice(marketplace, operatorId, deviceToken) }
  })
}

async function isAppCode(marketplace: Marketplace, operatorId: number, code: string): Promise<boolean> {
  const { key, totp_confirmed_at: confirmedAt, totp_last_step: lastStep } = await getTotpState(marketplace, operatorId)
  const step = key && confirmedAt ? findMatchingTotpStep(key, code, marketplace.clock.now(), lastStep) : undefined
  if (step === undefined) return false
  await marketplace.db.updateTable('operators').set({ totp_last_step: step }).where('id', '=', operatorId).execute()
  return true
}
