import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { Post } from './evidence.ts'

/** A letter that had bad luck many times in a row is tried again only after minutes. */
const longestWaitMilliseconds = 5 * 60_000

/** What became of the letters, once none is on its way or the patience is over. Undefined in a shop without letters. */
export async function readPost(
  db: Database,
  received: Post['received'],
  disturbances: Post['disturbances'],
): Promise<Post | undefined> {
  const { rows } = await sql<{ hasLetters: boolean }>`
    select to_regclass('letters') is not null as "hasLetters"`.execute(db)
  if (!rows[0]?.hasLetters) return undefined

  const deadline = Date.now() + longestWaitMilliseconds
  let letters = await readLetters(db)
  while (letters.some(({ status }) => status !== 'sent') && Date.now() < deadline) {
    await wait(250)
    letters = await readLetters(db)
  }
  return { letters, received, disturbances }
}

async function readLetters(db: Database): Promise<Post['letters']> {
  const { rows } = await sql<Post['letters'][number]>`
    select kind, (about ->> 'orderId')::int as "orderId", message_id as "messageId", status from letters`.execute(db)
  return rows
}
