import { maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isOfOffice, operatorColumns, operatorFromRow } from './operator-rows.ts'
import { lastSeenIntervalMilliseconds, type Session, sessionIdleMilliseconds } from './session.ts'
import { hashToken } from './token.ts'

/**
 * Returns the session of a token in the office; undefined when it is unknown, expired, or its operator is disabled or a
 * seller. Read with every
 * request, so that ending a session or disabling an operator takes effect at once on every instance.
 */
export async function findSession(
  marketplace: Marketplace,
  token: string,
  { requiresSecondFactor = false }: { readonly requiresSecondFactor?: boolean } = {},
): Promise<Session | undefined> {
  const { actor, db, clock } = marketplace
  requireAllowed(maySignIn(actor))
  const now = clock.now()
  const row = await db
    .selectFrom('operator_sessions as session')
    .innerJoin('operators as operator', 'operator.id', 'session.operator_id')
    .where('session.token_hash', '=', hashToken(token))
    .where('session.expires_at', '>', now)
    .where('session.last_seen_at', '>', new Date(now.getTime() - sessionIdleMilliseconds))
    .where('operator.disabled_at', 'is', null)
    .where(isOfOffice)
    .select(['session.id as session_id', 'session.completed_at', 'session.last_seen_at', 'session.identity_checked_at'])
    .select('session.expires_at')
    .select(operatorColumns)
    .select('operator.totp_confirmed_at')
    .executeTakeFirst()
  if (!row) return undefined
  if (now.getTime() - row.last_seen_at.getTime() >= lastSeenIntervalMilliseconds) {
    await db.updateTable('operator_sessions').set({ last_seen_at: now }).where('id', '=', row.session_id).execute()
  }
  const mustEnrol = requiresSecondFactor && row.totp_confirmed_at === null
  return {
    id: row.session_id,
    operator: operatorFromRow(row),
    pendingStep: row.completed_at === null ? 'code' : mustEnrol ? 'second-factor-setup' : 'none',
    usableUntil: new Date(Math.min(row.expires_at.getTime(), now.getTime() + sessionIdleMilliseconds)),
    ...(row.identity_checked_at && { identityCheckedAt: row.identity_checked_at }),
  }
}
