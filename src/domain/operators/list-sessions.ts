import { hasOwnAccount } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { sessionIdleMilliseconds } from './session.ts'

export interface ListedSession {
  readonly id: number
  readonly device: string
  readonly network: string
  readonly startedAt: Date
  readonly lastSeenAt: Date
  /** Whether somebody of the office acts for the operator in it. */
  readonly isOfOffice: boolean
}

const maxListedSessions = 100

/** Lists the active sessions of the signed-in operator, most recently used first. */
export async function listSessions(marketplace: Marketplace): Promise<ListedSession[]> {
  requireAllowed(hasOwnAccount(marketplace.actor))
  const operator = marketplace.actor
  const now = marketplace.clock.now()
  const rows = await marketplace.db
    .selectFrom('operator_sessions')
    .select(['id', 'device', 'network', 'started_at', 'last_seen_at', 'acting_session_id'])
    .where('operator_id', '=', operator.id)
    .where('completed_at', 'is not', null)
    .where('expires_at', '>', now)
    .$if(operator.role !== 'seller', (sessions) =>
      sessions.where('last_seen_at', '>', new Date(now.getTime() - sessionIdleMilliseconds)),
    )
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListedSessions)
    .execute()
  return rows.map(({ id, device, network, started_at, last_seen_at, acting_session_id }) => ({
    ...{ id, device, network },
    startedAt: started_at,
    lastSeenAt: last_seen_at,
    isOfOffice: acting_session_id !== null,
  }))
}
