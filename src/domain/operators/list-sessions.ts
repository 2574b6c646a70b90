import { hasOwnAccount } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '../marketplace.ts'
import { pinMilliseconds, sessionIdleMilliseconds } from './session.ts'

export interface ListedSession {
  readonly id: number
  readonly device: string
  readonly network: string
  readonly startedAt: Date
  readonly lastSeenAt: Date
  /** Asks for a PIN when it has not been used for so many minutes; absent: never. */
  readonly lockMinutes?: number
}

const maxListedSessions = 100

/** Lists the active sessions of the signed-in operator, most recently used first. */
export async function listSessions(marketplace: Marketplace): Promise<ListedSession[]> {
  requireAllowed(hasOwnAccount(marketplace.actor))
  const operator = marketplace.actor
  const now = marketplace.clock.now()
  const rows = await marketplace.db
    .selectFrom('operator_sessions')
    .select(['id', 'device', 'network', 'started_at', 'last_seen_at', 'lock_minutes'])
    .where('operator_id', '=', operator.id)
    .where('completed_at', 'is not', null)
    .where('expires_at', '>', now)
    .where((is) =>
      is.or([
        is('last_seen_at', '>', new Date(now.getTime() - sessionIdleMilliseconds)),
        is.and([
          is('lock_minutes', 'is not', null),
          is('completed_at', '>', new Date(now.getTime() - pinMilliseconds)),
        ]),
      ]),
    )
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListedSessions)
    .execute()
  return rows.map(({ id, device, network, started_at, last_seen_at, lock_minutes }) => ({
    ...{ id, device, network },
    startedAt: started_at,
    lastSeenAt: last_seen_at,
    ...(lock_minutes !== null && { lockMinutes: lock_minutes }),
  }))
}
