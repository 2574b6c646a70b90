import type { Email } from '../email.ts'
import type { Marketplace } from '../marketplace.ts'
import { idleMilliseconds, type Session } from './session.ts'
import { tokenHash } from './token.ts'

/** The list of sessions need not be finer than this; a write with every request would cost more than it says. */
const seenMilliseconds = 60_000

/**
 * Whose browser this is. It is asked anew with every request, so that a session that has been ended, or a person who
 * has been shut out, is so at once, on every instance. Undefined for a token that opens nothing (any more).
 */
export async function findSession(marketplace: Marketplace, token: string): Promise<Session | undefined> {
  const { db, clock } = marketplace
  const now = clock.now()
  const row = await db
    .selectFrom('operator_sessions as session')
    .innerJoin('operators as operator', 'operator.id', 'session.operator_id')
    .select(['session.id', 'session.completed_at', 'session.last_seen_at'])
    .select(['operator.id as operator_id', 'operator.name', 'operator.email', 'operator.role'])
    .select('operator.totp_confirmed_at')
    .where('session.token_hash', '=', tokenHash(token))
    .where('session.expires_at', '>', now)
    .where('session.last_seen_at', '>', new Date(now.getTime() - idleMilliseconds))
    .where('operator.disabled_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  if (now.getTime() - row.last_seen_at.getTime() >= seenMilliseconds) {
    await db.updateTable('operator_sessions').set({ last_seen_at: now }).where('id', '=', row.id).execute()
  }
  const mustEnrol = marketplace.requiresSecondFactor === true && row.totp_confirmed_at === null
  return {
    id: row.id,
    operator: { id: row.operator_id, name: row.name, email: row.email as Email, role: row.role },
    owes: row.completed_at === null ? 'code' : mustEnrol ? 'second-factor' : 'nothing',
  }
}
