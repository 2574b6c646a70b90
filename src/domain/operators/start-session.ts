import { maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { cutText } from '#domain/cut-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { networkAddress } from '#domain/request-network.ts'
import { cleanLine } from '#domain/text.ts'
import { maxSessionMilliseconds } from './session.ts'
import { createToken, hashToken } from './token.ts'

/** Of a User-Agent that is stored. */
export const maxDeviceLength = 300

interface NewSession {
  readonly device: string
  /** No code is required any more. */
  readonly isComplete: boolean
  /** How long it lasts at most, unless it is prolonged. */
  readonly milliseconds?: number
  /** When the identity was proved; absent: by this sign-in, once it is complete. */
  readonly identityCheckedAt?: Date | null
  /** The session of somebody of the office who acts for the operator. */
  readonly actingSessionId?: number
}

/** Creates a session and returns the token for its cookie. */
export async function startSession(
  marketplace: Marketplace,
  operatorId: number,
  { device, isComplete, milliseconds = maxSessionMilliseconds, identityCheckedAt, actingSessionId }: NewSession,
): Promise<string> {
  const { actor, db, clock } = marketplace
  requireAllowed(maySignIn(actor))
  const token = createToken()
  const now = clock.now()
  await db
    .insertInto('operator_sessions')
    .values({
      token_hash: hashToken(token),
      operator_id: operatorId,
      completed_at: isComplete ? now : null,
      identity_checked_at: identityCheckedAt === undefined && isComplete ? now : (identityCheckedAt ?? null),
      device: cutText(cleanLine(device), maxDeviceLength),
      network: networkAddress(marketplace),
      started_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + milliseconds),
      ...(actingSessionId !== undefined && { acting_session_id: actingSessionId }),
    })
    .execute()
  return token
}
