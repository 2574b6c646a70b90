import type { Marketplace } from '../marketplace.ts'
import { cleanLine } from '../text.ts'
import { absoluteMilliseconds } from './session.ts'
import { newToken, tokenHash } from './token.ts'

const longestDevice = 300

/** Lets a browser in, and answers the token its cookie gets. `isComplete` says that no code is owed any more. */
export async function startSession(
  { db, clock, visitor }: Marketplace,
  operatorId: number,
  { device, isComplete }: { readonly device: string; readonly isComplete: boolean },
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  await db
    .insertInto('operator_sessions')
    .values({
      token_hash: tokenHash(token),
      operator_id: operatorId,
      completed_at: isComplete ? now : null,
      device: cleanLine(device).slice(0, longestDevice),
      network: visitor?.network ?? '',
      started_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + absoluteMilliseconds),
    })
    .execute()
  return token
}
