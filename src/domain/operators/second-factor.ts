import type { OperatorActor } from '#domain/access/actor.ts'
import type { Operator } from '#domain/access/operator.ts'
import { maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { requireFreshIdentity } from '#domain/access/require-fresh-identity.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { createTotpKey, findMatchingTotpStep, totpKeyContext } from './totp.ts'

/** Returns whether the operator has a confirmed authenticator app. */
export async function hasSecondFactor(marketplace: Marketplace, operator: Operator): Promise<boolean> {
  requireAllowed(maySignIn(marketplace.actor))
  return (await getTotpState(marketplace, operator.id)).totp_confirmed_at !== null
}

/** Returns the key for a new app: the same key until a code confirms it. Undefined when an app is confirmed. */
export async function startSecondFactorSetup(
  marketplace: Marketplace,
  operator: Operator,
): Promise<Buffer | undefined> {
  requireAllowed(maySignIn(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const state = await getTotpState(marketplace, operator.id)
    if (state.totp_confirmed_at) return undefined
    if (state.key) return state.key
    const key = createTotpKey()
    const totp_sealed = marketplace.secrets.seal(key, totpKeyContext(operator.id))
    await marketplace.db.updateTable('operators').set({ totp_sealed }).where('id', '=', operator.id).execute()
    return key
  })
}

/**
 * Confirms the app of an operator, who has just proved the identity, with its first code. Returns the recovery codes;
 * undefined for a wrong code.
 */
export async function confirmSecondFactor(
  marketplace: Marketplace,
  operator: OperatorActor,
  code: string,
): Promise<string[] | undefined> {
  requireAllowed(maySignIn(marketplace.actor))
  requireFreshIdentity({ ...marketplace, actor: operator })
  return inTransaction({ ...marketplace, actor: operator }, async (marketplace) => {
    const { db, clock } = marketplace
    const state = await getTotpState(marketplace, operator.id)
    if (!state.key || state.totp_confirmed_at) return undefined
    const step = findMatchingTotpStep(state.key, code, clock.now(), state.totp_last_step)
    if (step === undefined) return undefined
    await db
      .updateTable('operators')
      .set({ totp_confirmed_at: clock.now(), totp_last_step: step })
      .where('id', '=', operator.id)
      .execute()
    await recordAudit(marketplace, { entity: 'operator', id: operator.id, action: 'second factor added' })
    await recordEvent(marketplace, { type: 'operator.second-factor-added', operatorId: operator.id })
    return createRecoveryCodes(marketplace, operator.id)
  })
}

/**
 * Replaces the recovery codes of an operator with an app, who has just proved the identity and does not have them any
 * more. Undefined without an app.
 */
export async function renewRecoveryCodes(
  marketplace: Marketplace,
  operator: OperatorActor,
): Promise<string[] | undefined> {
  requireAllowed(maySignIn(marketplace.actor))
  requireFreshIdentity({ ...marketplace, actor: operator })
  return inTransaction({ ...marketplace, actor: operator }, async (marketplace) => {
    const state = await getTotpState(marketplace, operator.id)
    if (!state.totp_confirmed_at) return undefined
    await recordAudit(marketplace, { entity: 'operator', id: operator.id, action: 'recovery codes renewed' })
    await recordEvent(marketplace, { type: 'operator.recovery-codes-renewed', operatorId: operator.id })
    return createRecoveryCodes(marketplace, operator.id)
  })
}

/** Removes the app of an operator, who has just proved the identity. */
export async function removeSecondFactor(marketplace: Marketplace, operator: OperatorActor): Promise<void> {
  requireAllowed(maySignIn(marketplace.actor))
  requireFreshIdentity({ ...marketplace, actor: operator })
  await inTransaction({ ...marketplace, actor: operator }, async (marketplace) => {
    await clearSecondFactor(marketplace, operator.id)
    await recordAudit(marketplace, { entity: 'operator', id: operator.id, action: 'second factor removed' })
    await recordEvent(marketplace, { type: 'operator.second-factor-removed', operatorId: operator.id })
  })
}

/** Removes the app, the recovery codes and the passkeys, for somebody who has lost them. */
export async function clearFactors(marketplace: Marketplace, operatorId: number): Promise<void> {
  await clearSecondFactor(marketplace, operatorId)
  await marketplace.db.deleteFrom('operator_passkeys').where('operator_id', '=', operatorId).execute()
}

/** Removes the app and the recovery codes. */
async function clearSecondFactor(marketplace: Marketplace, operatorId: number): Promise<void> {
  const { db } = marketplace
  await db
    .updateTable('operators')
    .set({ totp_sealed: null, totp_confirmed_at: null })
    .where('id', '=', operatorId)
    .execute()
  await db.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute()
}

/** Returns whether the stored TOTP key can be decrypted: not when the shop's secret key was lost. */
export async function isTotpKeyReadable(marketplace: Marketplace, operatorId: number): Promise<boolean> {
  requireAllowed(maySignIn(marketplace.actor))
  return (await getTotpState(marketplace, operatorId)).key !== undefined
}

/**
 * Locks the row inside a transaction, so that a code is accepted once. No `key` when there is none or it cannot be
 * decrypted.
 */
export async function getTotpState({ db, secrets }: Marketplace, operatorId: number) {
  const query = db
    .selectFrom('operators')
    .select(['totp_sealed', 'totp_confirmed_at', 'totp_last_step'])
    .where('id', '=', operatorId)
  const { totp_sealed: sealed, ...state } = await (db.isTransaction
    ? query.forUpdate()
    : query
  ).executeTakeFirstOrThrow()
  return { ...state, key: sealed ? secrets.open(sealed, totpKeyContext(operatorId)) : undefined }
}
