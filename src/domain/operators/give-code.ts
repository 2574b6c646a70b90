import { inTransaction } from '../in-transaction.ts'
import { countDeed } from '../limits/count-deed.ts'
import type { Marketplace } from '../marketplace.ts'
import { recordFailedSignIn } from './failed-sign-ins.ts'
import { redeemRecoveryCode } from './recovery-codes.ts'
import { totpOf } from './second-factor.ts'
import type { Session } from './session.ts'
import { newToken, tokenHash } from './token.ts'
import { matchingStep } from './totp.ts'

/**
 * The second step of signing in: a code of the app, or one for the day the phone is lost. Attempts are counted like
 * passwords. Answers the browser's new token, because what it may do from now on is more; undefined for a wrong code.
 */
export async function giveCode(marketplace: Marketplace, session: Session, code: string): Promise<string | undefined> {
  const { id: operatorId, email } = session.operator
  await inTransaction(marketplace, (marketplace) => countDeed(marketplace, 'second-factor', { email }))
  return inTransaction(marketplace, async (marketplace) => {
    const isRight =
      (await isAppCode(marketplace, operatorId, code)) || (await redeemRecoveryCode(marketplace, operatorId, code))
    if (!isRight) {
      await recordFailedSignIn(marketplace, operatorId, 'code')
      return undefined
    }
    const token = newToken()
    const completed = await marketplace.db
      .updateTable('operator_sessions')
      .set({ completed_at: marketplace.clock.now(), token_hash: tokenHash(token) })
      .where('id', '=', session.id)
      .where('completed_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    return completed && token
  })
}

async function isAppCode(marketplace: Marketplace, operatorId: number, code: string): Promise<boolean> {
  const { key, totp_confirmed_at: confirmedAt, totp_last_step: lastStep } = await totpOf(marketplace, operatorId)
  const step = key && confirmedAt ? matchingStep(key, code, marketplace.clock.now(), lastStep) : undefined
  if (step === undefined) return false
  await marketplace.db.updateTable('operators').set({ totp_last_step: step }).where('id', '=', operatorId).execute()
  return true
}
