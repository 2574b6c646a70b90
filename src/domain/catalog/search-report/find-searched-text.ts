import { pipeline } from '#database/pipeline.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { quotaKey, tryQuota } from '#domain/rate-limits/quota-queries.ts'
import type { Quota } from '#domain/rate-limits/rate-limit.ts'
import { limitedNetwork } from '#domain/request-network.ts'
import { findSpelling } from '#domain/search/find-spelling.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { readSearchHash } from './search-count-key.ts'
import { devicesOfTextQuota, maxNewTextsPerDay, minDevices, newTextQuota, searchesOfTextQuota } from './search-step.ts'

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
 * Returns the id of a text that a device searches for, and adds it if there is room; undefined too when its network has
 * searched for it very often. Its words are stored once enough devices have asked for it, and what is known of the
 * devices is deleted then.
 */
export async function noteSearchedText(marketplace: Marketplace, search: SearchOfDevice): Promise<number | undefined> {
  const hash = await readSearchHash(marketplace)
  const textHash = hash('text', search.words)
  if (!(await hasRoom(marketplace, searchesOfTextQuota, 'searches of text', textHash))) return undefined
  const text = (await lockText(marketplace, textHash)) ?? (await addText(marketplace, textHash, search.day))
  if (!text || text.words !== null) return text?.id
  const deviceHash = hash('device', search.device, search.words)
  const devices = await noteDevice(marketplace, { ...text, textHash }, deviceHash, search.day)
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

/** Consumes a quota of the network, for a text if its hash is given; false when it is used up. */
async function hasRoom(marketplace: Marketplace, quota: Quota, name: string, textHash?: Buffer): Promise<boolean> {
  const network = limitedNetwork(marketplace)
  if (!network) return true
  const key = quotaKey(name, network.address, ...(textHash ? [textHash.toString('hex')] : []))
  const { exceeded } = await pipeline(marketplace.db, { exceeded: tryQuota(marketplace, quota, [key]) })
  return exceeded.length === 0
}

/** Strangers could otherwise fill the disk with texts. */
async function addText(marketplace: Marketplace, textHash: Buffer, day: TunisDay) {
  const { db } = marketplace
  const { count } = await db
    .selectFrom('searched_texts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('first_day', '=', day)
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxNewTextsPerDay) return undefined
  if (!(await hasRoom(marketplace, newTextQuota, 'searched text'))) return undefined
  await db
    .insertInto('searched_texts')
    .values({ text_hash: textHash, words: null, first_day: day })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return lockText(marketplace, textHash)
}

/** Returns how many devices have asked for the text. Of one network, a limited number counts. */
async function noteDevice(
  marketplace: Marketplace,
  { id, textHash }: { readonly id: number; readonly textHash: Buffer },
  deviceHash: Buffer,
  day: TunisDay,
): Promise<number> {
  const { db } = marketplace
  const devices = await db.selectFrom('search_devices').select('device_hash').where('text_id', '=', id).execute()
  const isKnown = devices.some(({ device_hash }) => device_hash.equals(deviceHash))
  if (isKnown || !(await hasRoom(marketplace, devicesOfTextQuota, 'devices of text', textHash))) return devices.length
  await db.insertInto('search_devices').values({ text_id: id, device_hash: deviceHash, day }).execute()
  return devices.length + 1
}

/**
 * The words are spelled as they were typed now: nothing but their accents differs from what the other devices asked
 * for.
 */
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
