import { pipeline } from '#database/pipeline.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { quotaKey, tryQuota } from '#domain/rate-limits/quota-queries.ts'
import { findSpelling } from '#domain/search/find-spelling.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { readSearchHash } from './search-count-key.ts'
import { maxNewTextsPerDay, minDevices, newTextQuota } from './search-step.ts'

interface SearchOfDevice {
  /** As searches compare them. */
  readonly words: string
  readonly searchText: string
  readonly device: string
  readonly day: TunisDay
}

/** Returns the id of a text that is known; undefined when its searches are counted with others. */
export async function findSearchedText(marketplace: Marketplace, words: string): Promise<number | undefined> {
  const hash = await readSearchHash(marketplace)
  const text = await marketplace.db
    .selectFrom('searched_texts')
    .select('id')
    .where('text_hash', '=', hash('text', words))
    .executeTakeFirst()
  return text?.id
}

/**
 * Returns the id of a text that a device searches for, and adds it if there is room. Its words are stored once enough devices have
 * asked for it, and what is known of the devices is deleted then.
 */
export async function noteSearchedText(marketplace: Marketplace, search: SearchOfDevice): Promise<number | undefined> {
  const hash = await readSearchHash(marketplace)
  const textHash = hash('text', search.words)
  const text = (await lockText(marketplace, textHash)) ?? (await addText(marketplace, textHash, search.day))
  if (!text || text.words !== null) return text?.id
  const devices = await noteDevice(marketplace, text.id, hash('device', search.device, search.words), search.day)
  if (devices >= minDevices) await storeWords(marketplace, text.id, search)
  return text.id
}

function lockText({ db }: Marketplace, textHash: Buffer) {
  return db
    .selectFrom('searched_texts')
    .select(['id', 'words'])
    .where('text_hash', '=', textHash)
    .forUpdate()
    .executeTakeFirst()
}

/** Strangers could otherwise fill the disk with texts. */
async function addText(marketplace: Marketplace, textHash: Buffer, day: TunisDay) {
  const { db, network } = marketplace
  const { count } = await db
    .selectFrom('searched_texts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('first_day', '=', day)
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxNewTextsPerDay) return undefined
  if (network?.isLimited) {
    const quota = tryQuota(marketplace, newTextQuota, [quotaKey('searched text', network.address)])
    const [exceeded] = await pipeline(db, quota)
    if (exceeded.length > 0) return undefined
  }
  await db
    .insertInto('searched_texts')
    .values({ text_hash: textHash, words: null, first_day: day })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return lockText(marketplace, textHash)
}

/** Returns how many devices have asked for the text. */
async function noteDevice({ db }: Marketplace, textId: number, deviceHash: Buffer, day: TunisDay): Promise<number> {
  await db
    .insertInto('search_devices')
    .values({ text_id: textId, device_hash: deviceHash, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { count } = await db
    .selectFrom('search_devices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('text_id', '=', textId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The words are spelled as they were typed now: nothing but their accents differs from what the other devices asked for. */
async function storeWords(
  { db }: Marketplace,
  textId: number,
  { words, searchText }: Pick<SearchOfDevice, 'words' | 'searchText'>,
): Promise<void> {
  const spelled = words.split(' ').map((word) => findSpelling(word, [searchText]) ?? word)
  await db
    .updateTable('searched_texts')
    .set({ words: spelled.join(' ').slice(0, 200) })
    .where('id', '=', textId)
    .execute()
  await db.deleteFrom('search_devices').where('text_id', '=', textId).execute()
}
