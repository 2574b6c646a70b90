import { maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '../marketplace.ts'
import { pinMilliseconds, type Session, sessionIdleMilliseconds } from './session.ts'
import { hashToken } from './token.ts'

/** Minimum interval between updates of `last_seen_at`, so that not every request writes. */
const lastSeenIntervalMilliseconds = 60_000

/** The same for `used_at`, by which sessions with a PIN lock. */
const usedIntervalMilliseconds = 15_000

interface FindSessionOptions {
  readonly requiresSecondFactor?: boolean
  /** The page asks by itself, so nobody need be there. */
  readonly isBackground?: boolean
}

/**
 * Returns the session of a token; undefined when it is unknown, expired or its operator is disabled. Read with every
 * request, so that ending a session or disabling an operator takes effect at once on every instance.
 */
export async function findSession(
  marketplace: Marketplace,
  token: string,
  { requiresSecondFactor = false, isBackground = false }: FindSessionOptions = {},
): Promise<Session | undefined> {
  const { actor, db, clock } = marketplace
  requireAllowed(maySignIn(actor))
  const now = clock.now()
  const row = await db
    .selectFrom('operator_sessions as session')
    .innerJoin('operators as operator', 'operator.id', 'session.operator_id')
    .where('session.token_hash', '=', hashToken(token))
    .where('session.expires_at', '>', now)
    .where((is) =>
      is.or([
        is('session.last_seen_at', '>', new Date(now.getTime() - sessionIdleMilliseconds)),
        // One that locks itself may lie unused overnight, as long as its PIN opens it.
        is.and([
          is('session.lock_minutes', 'is not', null),
          is('session.completed_at', '>', new Date(now.getTime() - pinMilliseconds)),
        ]),
      ]),
    )
    .where('operator.disabled_at', 'is', null)
    .select(['session.id', 'session.completed_at', 'session.last_seen_at', 'session.identity_checked_at'])
    .select(['session.lock_minutes', 'session.used_at', 'session.expires_at'])
    .select(['operator.id as operator_id', 'operator.name', 'operator.email', 'operator.role', 'operator.locale'])
    .select('operator.totp_confirmed_at')
    .executeTakeFirst()
  if (!row) return undefined
  if (now.getTime() - row.last_seen_at.getTime() >= lastSeenIntervalMilliseconds) {
    await db.updateTable('operator_sessions').set({ last_seen_at: now }).where('id', '=', row.id).execute()
  }
  const locksAfter = row.lock_minutes === null ? undefined : row.lock_minutes * 60_000
  const usedAt = row.used_at?.getTime() ?? 0
  const unusedFor = now.getTime() - usedAt
  const isLocked = locksAfter !== undefined && unusedFor >= locksAfter
  const countsAsUse = locksAfter !== undefined && !isLocked && !isBackground && unusedFor >= usedIntervalMilliseconds
  if (countsAsUse) await db.updateTable('operator_sessions').set({ used_at: now }).where('id', '=', row.id).execute()
  const endsUnusedAt =
    locksAfter === undefined
      ? now.getTime() + sessionIdleMilliseconds
      : (countsAsUse ? now.getTime() : usedAt) + locksAfter
  const mustEnrol = requiresSecondFactor && row.totp_confirmed_at === null
  return {
    id: row.id,
    operator: {
      ...{ id: row.operator_id, name: row.name, email: row.email, role: row.role },
      ...(row.locale !== null && { locale: row.locale }),
    },
    pendingStep: row.completed_at === null ? 'code' : isLocked ? 'pin' : mustEnrol ? 'second-factor-setup' : 'none',
    usableUntil: new Date(Math.min(row.expires_at.getTime(), endsUnusedAt)),
    ...(row.identity_checked_at && { identityCheckedAt: row.identity_checked_at }),
  }
}
