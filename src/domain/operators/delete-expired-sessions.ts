import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { failedSignInRetentionMilliseconds } from './failed-sign-ins.ts'
import { deviceKnownMilliseconds } from './known-device.ts'
import { sessionIdleMilliseconds } from './session.ts'

/** Deletes expired sessions, known devices, links and challenges, and failed sign-ins past their retention. */
export async function deleteExpiredSessions({ actor, db, clock }: Marketplace): Promise<void> {
  requireAllowed(isSystem(actor))
  const now = clock.now()
  await db
    .deleteFrom('operator_sessions')
    .where((is) =>
      is.or([is('expires_at', '<=', now), is('last_seen_at', '<=', new Date(now.getTime() - sessionIdleMilliseconds))]),
    )
    .execute()
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
