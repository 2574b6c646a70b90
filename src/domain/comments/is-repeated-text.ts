import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import { sha256 } from '#domain/sha256.ts'

/** Letters and digits. Shorter texts, such as "Thank you!", are written by many people. */
const minRepeatedLength = 15

const repeatedWithinMilliseconds = 30 * 24 * 60 * 60 * 1000

/** Returns the hash of a text without case, spaces, signs and accents; null for a short one, which may be repeated. */
export function textHash(text: string): Buffer | null {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return letters.length < minRepeatedLength ? null : sha256(letters)
}

/**
 * Returns whether a comment with this text was posted lately, on any product and whatever became of it. A lock makes
 * simultaneous copies wait for each other until the transaction ends.
 */
export async function isRepeatedText({ db, clock }: Marketplace, hash: Buffer | null): Promise<boolean> {
  if (hash === null) return false
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash.toString('base64')}, 0))`.execute(db)
  const earlier = await db
    .selectFrom('comments')
    .select('id')
    .where('text_hash', '=', hash)
    .where('posted_at', '>', new Date(clock.now().getTime() - repeatedWithinMilliseconds))
    .limit(1)
    .executeTakeFirst()
  return earlier !== undefined
}
