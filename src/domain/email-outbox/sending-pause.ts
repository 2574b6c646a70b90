import { sql } from 'kysely'
import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'

const initialPauseSeconds = 30
const maxPauseSeconds = 30 * 60

/**
 * Pauses sending on all instances after the mail service has answered "too many requests". The pause doubles each time
 * until an email is accepted; emails refused during a pause do not prolong it. Returns the seconds until sending
 * resumes.
 */
export async function pauseSending(marketplace: Marketplace): Promise<number> {
  await sql`
    insert into email_pause (ends_at, seconds)
    values (now() + make_interval(secs => ${initialPauseSeconds}), ${initialPauseSeconds})
    on conflict (is_only) do update set
      seconds = least(email_pause.seconds * 2, ${maxPauseSeconds}),
      ends_at = now() + make_interval(secs => least(email_pause.seconds * 2, ${maxPauseSeconds}))
      where email_pause.ends_at <= now()`.execute(marketplace.db)
  return secondsUntilSendingResumes(marketplace)
}

/**
 * Returns the seconds until sending resumes, 0 when it is not paused. A random part of up to half the pause is added,
 * so that the emails are not all sent at the same moment afterwards.
 */
export async function secondsUntilSendingResumes({ actor, db }: Marketplace): Promise<number> {
  requireAllowed(isSystem(actor))
  const pause = await db
    .selectFrom('email_pause')
    .select(['seconds', sql<number>`extract(epoch from ends_at - now())::float8`.as('left')])
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return pause ? pause.left + (pause.seconds * Math.random()) / 2 : 0
}
