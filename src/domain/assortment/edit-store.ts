import { isDeepStrictEqual } from 'node:util'
import { addStore, type NewStore } from '../catalog/add-store.ts'
import { listUnknownPictures } from '../catalog/list-unknown-pictures.ts'
import type { Store } from '../catalog/store.ts'
import { storeLink } from '../catalog/store-link.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { recordEvent } from '../record-event.ts'
import { lockStore } from './lock-store.ts'

type StorePicture = 'logo' | 'cover'

export type StoreOutcome =
  | { readonly outcome: 'saved'; readonly id: number }
  /** Another store has this name already. */
  | { readonly outcome: 'name-taken' }
  /** These name no picture of the shop. */
  | { readonly outcome: 'unknown-pictures'; readonly fields: readonly StorePicture[] }
  /** Somebody else saved the store since `base`; `current` is what it is now. */
  | { readonly outcome: 'changed-meanwhile'; readonly current: NewStore }

/** Opens a store for a maker. */
export async function createStore(marketplace: Marketplace, store: NewStore): Promise<StoreOutcome> {
  requireOperator(marketplace, 'staff')
  return inTransaction(marketplace, async (marketplace) => {
    if (await isNameTaken(marketplace, store.name)) return { outcome: 'name-taken' }
    const unknown = await unknownPictures(marketplace, store)
    if (unknown.length > 0) return { outcome: 'unknown-pictures', fields: unknown }
    const id = await addStore(marketplace, store)
    await recordChange(marketplace, { what: 'store', id, action: 'created', after: store })
    return { outcome: 'saved', id }
  })
}

/** Saves what a person made of a store as it was in `base`, unless somebody else has changed it since. */
export async function editStore(
  marketplace: Marketplace,
  id: number,
  { base, edited }: { readonly base: NewStore; readonly edited: NewStore },
): Promise<StoreOutcome> {
  requireOperator(marketplace, 'staff')
  return inTransaction(marketplace, async (marketplace) => {
    const current = storeDraftOf((await lockStore(marketplace, id)).store)
    if (isDeepStrictEqual(current, edited)) return { outcome: 'saved', id }
    if (!isDeepStrictEqual(current, base)) return { outcome: 'changed-meanwhile', current }
    if (await isNameTaken(marketplace, edited.name, id)) return { outcome: 'name-taken' }
    const unknown = await unknownPictures(marketplace, edited)
    if (unknown.length > 0) return { outcome: 'unknown-pictures', fields: unknown }
    await saveStore(marketplace, id, edited)
    await recordChange(marketplace, { what: 'store', id, action: 'edited', before: current, after: edited })
    await recordEvent(marketplace, { type: 'store.edited', storeId: id })
    return { outcome: 'saved', id }
  })
}

/** What a person writes about a store. */
export function storeDraftOf({ id: _, logo, cover, ...written }: Store): NewStore {
  return { ...written, logo: logo.fileName, cover: cover.fileName }
}

async function saveStore({ db }: Marketplace, id: number, store: NewStore): Promise<void> {
  const { instagramUrl, facebookUrl } = store
  await db
    .updateTable('stores')
    .set({
      name: store.name,
      category: store.category,
      description: store.description,
      logo: store.logo,
      cover: store.cover,
      instagram_url: instagramUrl === undefined ? null : storeLink('instagram', instagramUrl),
      facebook_url: facebookUrl === undefined ? null : storeLink('facebook', facebookUrl),
      governorate: store.governorate ?? null,
      town: store.town ?? null,
      craft: store.craft ?? null,
    })
    .where('id', '=', id)
    .execute()
}

async function unknownPictures(marketplace: Marketplace, store: NewStore): Promise<StorePicture[]> {
  const unknown = await listUnknownPictures(marketplace, [store.logo, store.cover])
  return (['logo', 'cover'] as const).filter((field) => unknown.includes(store[field]))
}

async function isNameTaken({ db }: Marketplace, name: string, except = 0): Promise<boolean> {
  const other = await db
    .selectFrom('stores')
    .select('id')
    // The database's own idea of small letters, which is that of the index.
    .where(({ eb, fn, val }) => eb(fn('lower', ['name']), '=', fn('lower', [val(name)])))
    .where('id', '<>', except)
    .executeTakeFirst()
  return other !== undefined
}
