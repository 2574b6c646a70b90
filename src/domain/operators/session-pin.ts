import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { hasOwnAccount, maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { requireFreshIdentity } from '#domain/access/require-fresh-identity.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { recordFailedSignIn } from './failed-sign-ins.ts'
import { type PinProblem, pinProblem } from './pin-problem.ts'
import { maxPinTries } from './pin-rules.ts'
import { arePinsAllowed } from './pin-setting.ts'
import { pinMilliseconds, type Session } from './session.ts'
import { createToken, hashToken } from './token.ts'

const compute = promisify(argon2)

/** Argon2id at OWASP's minimum. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

export interface PinState {
  readonly isAllowed: boolean
  /** After how many minutes without use the session locks; absent without a PIN. */
  readonly lockMinutes?: number
}

/** Returns whether the session of the signed-in operator has a PIN. */
export async function getPinState(marketplace: Marketplace, session: Session): Promise<PinState> {
  requireAllowed(hasOwnAccount(marketplace.actor))
  const sessions = marketplace.db.selectFrom('operator_sessions').select('lock_minutes').where('id', '=', session.id)
  const { lock_minutes: lockMinutes } = await sessions.executeTakeFirstOrThrow()
  return { isAllowed: await arePinsAllowed(marketplace), ...(lockMinutes !== null && { lockMinutes }) }
}

/**
 * Gives the session a PIN; the operator has just proved the identity. From then on it locks when it is not used for some minutes.
 * Returns the key that the phone keeps: without it the PIN opens nothing.
 */
export async function setPin(
  marketplace: Marketplace,
  session: Session,
  { pin, lockMinutes }: { readonly pin: string; readonly lockMinutes: number },
): Promise<{ readonly outcome: 'set'; readonly phoneKey: string } | { readonly outcome: PinProblem | 'off' }> {
  requireAllowed(hasOwnAccount(marketplace.actor))
  requireFreshIdentity(marketplace)
  if (!(await arePinsAllowed(marketplace))) return { outcome: 'off' }
  const problem = pinProblem(pin)
  if (problem) return { outcome: problem }
  const phoneKey = createToken()
  const pin_salt = randomBytes(16)
  const pin_hash = await hashPin(pin, pin_salt, phoneKey)
  const { id: operatorId } = marketplace.actor
  await inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    const row = { phone_key_hash: hashToken(phoneKey), pin_salt, pin_hash, tries: 0 }
    await db
      .updateTable('operator_sessions')
      .set({ lock_minutes: lockMinutes, used_at: clock.now() })
      .where('id', '=', session.id)
      .where('operator_id', '=', operatorId)
      .execute()
    await db
      .insertInto('operator_pins')
      .values({ session_id: session.id, ...row, created_at: clock.now() })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
      .execute()
    await recordAudit(marketplace, { entity: 'operator', id: operatorId, action: 'PIN set' })
    await recordEvent(marketplace, { type: 'operator.pin-set', operatorId })
  })
  return { outcome: 'set', phoneKey }
}

/** Takes the PIN of the session away; the operator has just proved the identity. The session locks no more. */
export async function removePin(marketplace: Marketplace, session: Session): Promise<void> {
  requireAllowed(hasOwnAccount(marketplace.actor))
  requireFreshIdentity(marketplace)
  const { id: operatorId } = marketplace.actor
  await inTransaction(marketplace, async (marketplace) => {
    const { db } = marketplace
    await db.deleteFrom('operator_pins').where('session_id', '=', session.id).execute()
    await db
      .updateTable('operator_sessions')
      .set({ lock_minutes: null, used_at: null })
      .where('id', '=', session.id)
      .where('operator_id', '=', operatorId)
      .execute()
    await recordAudit(marketplace, { entity: 'operator', id: operatorId, action: 'PIN removed' })
    await recordEvent(marketplace, { type: 'operator.pin-removed', operatorId })
  })
}

/**
 * Opens a locked session with its PIN, on the phone that has its key, for a day after signing in completely. The identity does
 * not count as proved by it. `ended`: it takes signing in again, after the last try too. Each try is counted before the PIN
 * is looked at, so that tries at the same time count.
 */
export async function unlockSession(
  marketplace: Marketplace,
  session: Session,
  { pin, phoneKey }: { readonly pin: string; readonly phoneKey: string },
): Promise<'unlocked' | 'wrong' | 'ended'> {
  requireAllowed(maySignIn(marketplace.actor))
  const { db, clock } = marketplace
  if (!(await arePinsAllowed(marketplace))) return 'ended'
  const found = await db
    .updateTable('operator_pins')
    .from('operator_sessions as session')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .whereRef('session.id', '=', 'operator_pins.session_id')
    .where('session.id', '=', session.id)
    .where('session.completed_at', '>', new Date(clock.now().getTime() - pinMilliseconds))
    .where('phone_key_hash', '=', hashToken(phoneKey))
    .where('tries', '<', maxPinTries)
    .returning(['tries', 'pin_salt', 'pin_hash'])
    .executeTakeFirst()
  if (!found) return 'ended'
  if (timingSafeEqual(await hashPin(pin, found.pin_salt, phoneKey), found.pin_hash)) {
    await inTransaction(marketplace, async ({ db }) => {
      await db.updateTable('operator_pins').set({ tries: 0 }).where('session_id', '=', session.id).execute()
      await db
        .updateTable('operator_sessions')
        .set({ used_at: clock.now(), last_seen_at: clock.now() })
        .where('id', '=', session.id)
        .execute()
    })
    return 'unlocked'
  }
  await recordFailedSignIn(marketplace, session.operator.id, 'pin')
  if (found.tries < maxPinTries) return 'wrong'
  await db.deleteFrom('operator_sessions').where('id', '=', session.id).execute()
  return 'ended'
}

/** The key of the phone goes in as Argon2's secret: whoever has the database only cannot even try PINs. */
async function hashPin(pin: string, nonce: Buffer, phoneKey: string): Promise<Buffer> {
  return compute('argon2id', { message: Buffer.from(pin), nonce, secret: Buffer.from(phoneKey), ...cost })
}
