import { setTimeout as pause } from 'node:timers/promises'
import { maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeRateLimit } from '#domain/rate-limits/consume-rate-limit.ts'
import { operatorHasEmail } from './operator-has-email.ts'
import type { Session } from './session.ts'

/** Minimum response time, so that the time does not reveal whether the account exists. */
export const minResponseMilliseconds = 500

/**
 * Sends a password reset link if the address belongs to an account. The result is the same otherwise. Who asks while
 * signed in to that account stays signed in with the new password.
 */
export async function requestPasswordReset(marketplace: Marketplace, email: string, session?: Session): Promise<void> {
  requireAllowed(maySignIn(marketplace.actor))
  const notSooner = pause(minResponseMilliseconds)
  await inTransaction(marketplace, async (marketplace) => {
    await consumeRateLimit(marketplace, 'password-reset', { email })
    const operator = await marketplace.db
      .selectFrom('operators as operator')
      .select('id')
      .where(operatorHasEmail(email))
      .executeTakeFirst()
    if (!operator) return
    const isOwnSession = session?.operator.id === operator.id && session.pendingStep !== 'code'
    await recordEvent(marketplace, {
      type: 'operator.password-reset-requested',
      operatorId: operator.id,
      ...(isOwnSession && { sessionId: session.id }),
    })
  })
  await notSooner
}
