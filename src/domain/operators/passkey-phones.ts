import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/record-audit.ts'
import type { Marketplace } from '#domain/marketplace.ts'

// Which phones of a seller a passkey opens. Those of the office open none: their account says so itself.

/**
 * Locks a session of the seller until the transaction ends, so that nothing is added to a phone while it is ended.
 * Returns whether it is there still.
 */
export async function lockPhone({ db }: Marketplace, sellerId: number, sessionId: number): Promise<boolean> {
  const row = await db
    .selectFrom('operator_sessions as session')
    .innerJoin('operators as operator', 'operator.id', 'session.operator_id')
    .select('session.id')
    .where('session.id', '=', sessionId)
    .where('operator.id', '=', sellerId)
    .where('operator.disabled_at', 'is', null)
    // The office ends all phones under a lock of the account, a seller one under that of its session.
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that a passkey of the seller was added or used on a phone: it ends with that phone. */
export async function linkPasskeyToPhone({ db }: Marketplace, passkeyId: number, sessionId: number): Promise<void> {
  await db
    .insertInto('passkey_phones')
    .values({ passkey_id: passkeyId, session_id: sessionId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Removes the passkeys of a phone of the seller, which is about to be ended: a lost phone must not enter again. Those
 * of no phone that is signed in go too, because any of them may be on that phone, from before it was signed out there.
 */
export async function removePasskeysOfPhone(
  marketplace: Marketplace,
  sellerId: number,
  sessionId: number,
): Promise<void> {
  const { db, clock } = marketplace
  const phone = await db
    .selectFrom('operator_sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('operator_id', '=', sellerId)
    .where('acting_session_id', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!phone) return
  const { rows } = await sql`
    delete from operator_passkeys as passkey
    where operator_id = ${sellerId}
      and (exists (select from passkey_phones where passkey_id = passkey.id and session_id = ${sessionId})
        or not exists (select from passkey_phones join operator_sessions as session on session.id = session_id
          where passkey_id = passkey.id and session.expires_at > ${clock.now()}))
    returning id`.execute(db)
  if (rows.length > 0) await recordAudit(marketplace, { entity: 'operator', id: sellerId, action: 'passkey removed' })
}

/** Removes all passkeys of a seller. */
export async function removeAllPasskeys({ db }: Marketplace, sellerId: number): Promise<void> {
  await db.deleteFrom('operator_passkeys').where('operator_id', '=', sellerId).execute()
}
