import type { Marketplace } from '../marketplace.ts'
import { rememberedMilliseconds } from './failed-sign-ins.ts'
import { idleMilliseconds } from './session.ts'

/** Removes sessions and links that open nothing any more, and tries that nobody asks about. */
export async function forgetOldSessions({ db, clock }: Marketplace): Promise<void> {
  const now = clock.now()
  await db
    .deleteFrom('operator_sessions')
    .where((is) =>
      is.or([is('expires_at', '<=', now), is('last_seen_at', '<=', new Date(now.getTime() - idleMilliseconds))]),
    )
    .execute()
  await db.deleteFrom('operator_links').where('expires_at', '<=', now).execute()
  await db
    .deleteFrom('failed_sign_ins')
    .where('failed_at', '<=', new Date(now.getTime() - rememberedMilliseconds))
    .execute()
}
