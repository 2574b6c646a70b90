import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { confirmPassword } from './confirm-password.ts'
import type { Operator } from './operator.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import { matchingStep, newTotpKey, whoseTotpKey } from './totp.ts'

/** Whether the person has an authenticator app that counts. */
export async function hasSecondFactor(marketplace: Marketplace, operator: Operator): Promise<boolean> {
  return (await totpOf(marketplace, operator.id)).totp_confirmed_at !== null
}

/** The key for an app that is about to be added: the same one until a code has shown that the app has it. */
export async function beginSecondFactor(marketplace: Marketplace, operator: Operator): Promise<Buffer | undefined> {
  return inTransaction(marketplace, async (marketplace) => {
    const known = await totpOf(marketplace, operator.id)
    if (known.totp_confirmed_at) return undefined
    if (known.key) return known.key
    const key = newTotpKey()
    const totp_sealed = marketplace.secrets.seal(key, whoseTotpKey(operator.id))
    await marketplace.db.updateTable('operators').set({ totp_sealed }).where('id', '=', operator.id).execute()
    return key
  })
}

/** The app has shown a code: from now on signing in takes one. Answers the recovery codes; undefined for a wrong code. */
export async function confirmSecondFactor(
  marketplace: Marketplace,
  operator: Operator,
  code: string,
): Promise<string[] | undefined> {
  return inTransaction({ ...marketplace, operator }, async (marketplace) => {
    const { db, clock } = marketplace
    const known = await totpOf(marketplace, operator.id)
    if (!known.key || known.totp_confirmed_at) return undefined
    const step = matchingStep(known.key, code, clock.now(), known.totp_last_step)
    if (step === undefined) return undefined
    await db
      .updateTable('operators')
      .set({ totp_confirmed_at: clock.now(), totp_last_step: step })
      .where('id', '=', operator.id)
      .execute()
    await recordChange(marketplace, { what: 'operator', id: operator.id, action: 'second factor added' })
    return issueRecoveryCodes(marketplace, operator.id)
  })
}

/** Takes the app away again, for who still knows the password. Answers whether it did. */
export async function removeSecondFactor(
  marketplace: Marketplace,
  operator: Operator,
  password: string,
): Promise<boolean> {
  if (!(await confirmPassword(marketplace, operator, password))) return false
  await inTransaction({ ...marketplace, operator }, async (marketplace) => {
    await forgetSecondFactor(marketplace, operator.id)
    await recordChange(marketplace, { what: 'operator', id: operator.id, action: 'second factor removed' })
  })
  return true
}

/** Where neither the phone nor a recovery code is left, an owner lets a colleague begin anew. */
export async function forgetSecondFactor(marketplace: Marketplace, operatorId: number): Promise<void> {
  const { db } = marketplace
  await db
    .updateTable('operators')
    .set({ totp_sealed: null, totp_confirmed_at: null })
    .where('id', '=', operatorId)
    .execute()
  await db.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute()
}

/** Whether the codes of a person's app can be told right from wrong: not when the key of the shop has been lost. */
export async function isAppReadable(marketplace: Marketplace, operatorId: number): Promise<boolean> {
  return (await totpOf(marketplace, operatorId)).key !== undefined
}

/** Whoever asks second waits, so that a code is taken once. No `key` where there is none, or none that opens. */
export async function totpOf({ db, secrets }: Marketplace, operatorId: number) {
  const query = db
    .selectFrom('operators')
    .select(['totp_sealed', 'totp_confirmed_at', 'totp_last_step'])
    .where('id', '=', operatorId)
  const { totp_sealed: sealed, ...known } = await (db.isTransaction
    ? query.forUpdate()
    : query
  ).executeTakeFirstOrThrow()
  return { ...known, key: sealed ? secrets.open(sealed, whoseTotpKey(operatorId)) : undefined }
}
