import { randomInt, timingSafeEqual } from 'node:crypto'
import { sellerActor } from '#domain/access/actor.ts'
import { isSellerInPerson, maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Phone, parsePhone } from '#domain/phone.ts'
import { consumeRateLimit } from '#domain/rate-limits/consume-rate-limit.ts'
import { isActiveSeller, lockSeller, sellerColumns, sellerFromRow } from './seller-rows.ts'
import { type SellerSession, startSellerSession } from './seller-session.ts'
import { isStudioOpen } from './studio-setting.ts'

/** How long a code is shown. */
export const deviceCodeMilliseconds = 5 * 60_000

/** How many wrong codes end the right one. The database checks it too. */
export const maxWrongCodes = 5

export interface DeviceCode {
  /** Six digits. */
  readonly code: string
  readonly expiresAt: Date
  /** The number that is typed beside it: it says whose code it is, so that wrong ones count for that person alone. */
  readonly phone: Phone | undefined
}

/** Makes the code that signs in another phone of the seller, and ends the one before. */
export async function createDeviceCode(
  marketplace: Marketplace,
  { id: sessionId }: Pick<SellerSession, 'id'>,
): Promise<DeviceCode> {
  requireAllowed(isSellerInPerson(marketplace.actor))
  const { id } = marketplace.actor
  return inTransaction(marketplace, async (marketplace) => {
    if (!(await lockSeller(marketplace, id))) throw new NotFound('seller', id)
    const { db, clock } = marketplace
    const session = await db
      .selectFrom('operator_sessions')
      .select('id')
      .where('id', '=', sessionId)
      .where('operator_id', '=', id)
      .executeTakeFirst()
    // It has ended since the page was asked for.
    if (!session) throw new NotFound('seller', id)
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const expiresAt = new Date(clock.now().getTime() + deviceCodeMilliseconds)
    const row = {
      ...{ code_hash: hashOf(marketplace, id, code), session_id: sessionId },
      ...{ wrong_attempts: 0, expires_at: expiresAt },
    }
    await db
      .insertInto('seller_codes')
      .values({ operator_id: id, ...row })
      .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(row))
      .execute()
    const { phone } = await db.selectFrom('operators').select('phone').where('id', '=', id).executeTakeFirstOrThrow()
    // Each code can be guessed at a few times.
    await consumeRateLimit(marketplace, 'sign-in', { device: `codes of ${id}` })
    return { code, expiresAt, phone: phone ?? undefined }
  })
}

/**
 * Lets in a phone into which the code of another one was typed, with the number of its person. Wrong codes are counted
 * in the database, one after the other, so that many at once are no more than five either. Returns the token of the
 * session; undefined for a wrong code, in the same way for a number that nobody has.
 */
export async function signInByCode(
  marketplace: Marketplace,
  typed: { readonly phone: string; readonly code: string; readonly device: string },
): Promise<string | undefined> {
  requireAllowed(maySignIn(marketplace.actor))
  await inTransaction(marketplace, (marketplace) => consumeRateLimit(marketplace, 'sign-in', {}))
  const phone = parsePhone(typed.phone)
  if (!phone) return undefined
  return inTransaction(marketplace, async (marketplace) => {
    if (!(await isStudioOpen(marketplace))) return undefined
    const { db, clock } = marketplace
    const row = await db
      .selectFrom('operators as operator')
      .select(sellerColumns)
      .where('operator.phone', '=', phone)
      .where(isActiveSeller)
      .forUpdate()
      .executeTakeFirst()
    const attempt = await db
      .updateTable('seller_codes')
      .set((set) => ({ wrong_attempts: set('wrong_attempts', '+', 1) }))
      .where('operator_id', '=', row?.id ?? 0)
      .where('expires_at', '>', clock.now())
      .where('wrong_attempts', '<', maxWrongCodes)
      .returning(['code_hash', 'session_id'])
      .executeTakeFirst()
    const hash = hashOf(marketplace, row?.id ?? 0, typed.code)
    if (!row || !attempt || !timingSafeEqual(attempt.code_hash, hash)) return undefined
    const { id } = row
    await db.deleteFrom('seller_codes').where('operator_id', '=', id).execute()
    // A code proves nothing itself: who finds a phone open could else add a passkey to another one, by a code.
    const shownBy = db.selectFrom('operator_sessions').select('identity_checked_at as identityCheckedAt')
    const proof = await shownBy.where('id', '=', attempt.session_id).executeTakeFirstOrThrow()
    const session = await startSellerSession(marketplace, id, typed.device, proof)
    const actor = sellerActor(sellerFromRow(row), [])
    await recordAudit({ ...marketplace, actor }, { entity: 'operator', id, action: 'signed in by code' })
    return session
  })
}

function hashOf({ secrets }: Marketplace, sellerId: number, code: string): Buffer {
  return secrets.authenticate(Buffer.from(`code of seller ${sellerId}: ${code}`))
}
