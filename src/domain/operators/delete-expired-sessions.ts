import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { failedSignInRetentionMilliseconds } from './failed-sign-ins.ts'
import { deviceKnownMilliseconds } from './known-device.ts'
import { isOfOffice } from './operator-rows.ts'
import { sellerEmailMilliseconds, sessionIdleMilliseconds } from './session.ts'

/** Notifications end on a phone on which nobody has opened the office for so long. */
const pushForgottenMilliseconds = 14 * 24 * 60 * 60 * 1000

/** Deletes expired sessions, known devices, links, codes and challenges, and failed sign-ins past their retention. */
export async function deleteExpiredSessions({ actor, db, clock }: Marketplace): Promise<void> {
  requireAllowed(isSystem(actor))
  const now = clock.now()
  const expired = db
    .selectFrom('operator_sessions as session')
    .innerJoin('operators as operator', 'operator.id', 'session.operator_id')
    .select('session.id')
    .where((is) => {
      const isIdle = is('session.last_seen_at', '<=', new Date(now.getTime() - sessionIdleMilliseconds))
      return is.or([is('session.expires_at', '<=', now), is.and([isOfOffice, isIdle])])
    })
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
  await db.deleteFrom('seller_links').where('expires_at', '<=', now).execute()
  await db.deleteFrom('seller_email_links').where('expires_at', '<=', now).execute()
  await db
    .deleteFrom('seller_emails')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<=', new Date(now.getTime() - sellerEmailMilliseconds.confirm))
    .execute()
  await db.deleteFrom('seller_codes').where('expires_at', '<=', now).execute()
  await db.deleteFrom('statement_links').where('expires_at', '<=', now).execute()
  await db.deleteFrom('operator_links').where('expires_at', '<=', now).execute()
  await db
    .deleteFrom('failed_sign_ins')
    .where('failed_at', '<=', new Date(now.getTime() - failedSignInRetentionMilliseconds))
    .execute()
}
