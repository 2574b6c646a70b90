import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { failedSignInRetentionMilliseconds } from './failed-sign-ins.ts'
import { deviceKnownMilliseconds } from './known-device.ts'
import { sessionIdleMilliseconds } from './session.ts'

/** Notifications end on a phone on which nobody has opened the office for so long. */
const pushForgottenMilliseconds = 14 * 24 * 60 * 60 * 1000

/** Deletes expired sessions, known devices, links and challenges, and failed sign-ins past their retention. */
export async function deleteExpiredSessions({ actor, db, clock }: Marketplace): Promise<void> {
  requireAllowed(isSystem(actor))
  const now = clock.now()
  const expired = db
    .selectFrom('operator_sessions')
    .select('id')
    .where((is) =>
      is.or([is('expires_at', '<=', now), is('last_seen_at', '<=', new Date(now.getTime() - sessionIdleMilliseconds))]),
    )
  // A session that the person has not ended leaves the notifications of its phone on.
  await db.updateTable('push_subscriptions').set({ session_id: null }).where('session_id', 'in', expired).execute()
  await db
    .deleteFrom('push_subscriptions')
    .where('session_id', 'is', null)
    .where('seen_at', '<=', new Date(now.getTime() - pushForgottenMilliseconds))
    .execute()
  await db.deleteFrom('operator_sessions').where('id', 'in', expired).execute()
  await db
    .deleteFrom('operator_devices')
    .where('signed_in_at', '<=', new Date(now.getTime() - deviceKnownMilliseconds))
    .execute()
  await db.deleteFrom('used_passkey_challenges').where('expires_at', '<=', now).execute()
  await db.deleteFrom('operator_links').where('expires_at', '<=', now).execute()
  await db
    .deleteFrom('failed_sign_ins')
    .where('failed_at', '<=', new Date(now.getTime() - failedSignInRetentionMilliseconds))
    .execute()
}
