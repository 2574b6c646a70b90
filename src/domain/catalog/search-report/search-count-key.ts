import { createHmac, randomBytes } from 'node:crypto'
import type { Marketplace } from '#domain/marketplace.ts'

const sealedFor = 'search counts'

/**
 * Hashes texts and devices with a key, so that nobody can tell from the database what was searched for by trying words.
 */
export type HashSearch = (...parts: readonly string[]) => Buffer

/**
 * Returns the hash with the shop's key. Makes a key if there is none, or if it was encrypted with a secret that is
 * lost.
 */
export async function readSearchHash(marketplace: Marketplace): Promise<HashSearch> {
  const key = (await openKey(marketplace)) ?? (await makeKey(marketplace))
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest()
}

async function openKey({ db, secrets }: Marketplace): Promise<Buffer | undefined> {
  const row = await db.selectFrom('search_count_key').select('key_sealed').executeTakeFirst()
  return row && secrets.open(row.key_sealed, sealedFor)
}

async function makeKey(marketplace: Marketplace): Promise<Buffer> {
  const { db, secrets } = marketplace
  const key = randomBytes(32)
  const row = { only_row: true, key_sealed: secrets.seal(key, sealedFor) }
  const made = await db
    .insertInto('search_count_key')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('only_row')
    .executeTakeFirst()
  if (made) return key
  // Another transaction has made one meanwhile, unless it cannot be opened.
  const theirs = await openKey(marketplace)
  if (theirs) return theirs
  await db.updateTable('search_count_key').set(row).execute()
  return key
}
