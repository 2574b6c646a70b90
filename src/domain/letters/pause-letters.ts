import { sql } from 'kysely'
import type { Marketplace } from '../marketplace.ts'

const firstPauseSeconds = 30
const longestPauseSeconds = 30 * 60

/**
 * The mail service wants us slower: nobody sends for a while, on any instance, and twice as long each time it says so
 * before it has taken a letter. Letters refused together are one such answer. Answers the seconds until the pause ends.
 */
export async function pauseLetters(marketplace: Marketplace): Promise<number> {
  await sql`
    insert into letter_pause (ends_at, seconds)
    values (now() + make_interval(secs => ${firstPauseSeconds}), ${firstPauseSeconds})
    on conflict (is_only) do update set
      seconds = least(letter_pause.seconds * 2, ${longestPauseSeconds}),
      ends_at = now() + make_interval(secs => least(letter_pause.seconds * 2, ${longestPauseSeconds}))
      where letter_pause.ends_at <= now()`.execute(marketplace.db)
  return secondsOfPause(marketplace)
}

/**
 * Seconds a letter has to wait while letters pause, 0 when they do not. By chance up to half as long again, so that
 * not all of them come at the same moment afterwards.
 */
export async function secondsOfPause({ db }: Marketplace): Promise<number> {
  const pause = await db
    .selectFrom('letter_pause')
    .select(['seconds', sql<number>`extract(epoch from ends_at - now())::float8`.as('left')])
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return pause ? pause.left + (pause.seconds * Math.random()) / 2 : 0
}
