import { isDeepStrictEqual } from 'node:util'
import { mayEditStores } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { listUnknownPictures } from '#domain/catalog/pictures/list-unknown-pictures.ts'
import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import type { Store } from '#domain/catalog/stores/store.ts'
import { storeColumns } from '#domain/catalog/stores/store-columns.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { lockStore } from './lock-store.ts'

type StorePicture = 'logo' | 'cover'

export type StoreOutcome =
  | { readonly outcome: 'saved'; readonly id: number }
  /** Another store has this name already. */
  | { readonly outcome: 'name-taken' }
  /** These fields name no stored picture. */
  | { readonly outcome: 'unknown-pictures'; readonly fields: readonly StorePicture[] }
  /** Somebody else saved the store since `base`; `current` is what it is now. */
  | { readonly outcome: 'changed-meanwhile'; readonly current: NewStore }

/** Adds a store and records it in the audit log. Throws InvalidSocialLink. */
export async function createStore(marketplace: Marketplace, store: NewStore): Promise<StoreOutcome> {
  requireAllowed(mayEditStores(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    if (await isNameTaken(marketplace, store.name)) return { outcome: 'name-taken' }
    const unknown = await unknownPictures(marketplace, store)
    if (unknown.length > 0) return { outcome: 'unknown-pictures', fields: unknown }
    const { id } = await marketplace.db
      .insertInto('stores')
      .values({ ...storeColumns(store), created_at: marketplace.clock.now(), retired_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(marketplace, { entity: 'store', id, action: 'created', after: store })
    await recordEvent(marketplace, { type: 'store.added', storeId: id })
    return { outcome: 'saved', id }
  })
}

/** Saves an edit of a store that was read as `base`, unless somebody else has changed it since. */
export async function editStore(
  marketplace: Marketplace,
  id: number,
  { base, edited }: { readonly base: NewStore; readonly edited: NewStore },
): Promise<StoreOutcome> {
  requireAllowed(mayEditStores(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const current = storeDraftOf((await lockStore(marketplace, id)).store)
    if (isDeepStrictEqual(current, edited)) return { outcome: 'saved', id }
    if (!isDeepStrictEqual(current, base)) return { outcome: 'changed-meanwhile', current }
    if (await isNameTaken(marketplace, edited.name, id)) return { outcome: 'name-taken' }
    const unknown = await unknownPictures(marketplace, edited)
    if (unknown.length > 0) return { outcome: 'unknown-pictures', fields: unknown }
    await saveStore(marketplace, id, edited)
    await recordAudit(marketplace, { entity: 'store', id, action: 'edited', before: current, after: edited })
    await recordEvent(marketplace, { type: 'store.edited', storeId: id })
    return { outcome: 'saved', id }
  })
}

/** Returns the editable fields of a store. */
export function storeDraftOf({ id: _, logo, cover, ...written }: Store): NewStore {
  return { ...written, logo: logo.fileName, cover: cover.fileName }
}

async function saveStore({ db }: Marketplace, id: number, store: NewStore): Promise<void> {
  await db.updateTable('stores').set(storeColumns(store)).where('id', '=', id).execute()
}

async function unknownPictures(marketplace: Marketplace, store: NewStore): Promise<StorePicture[]> {
  const unknown = await listUnknownPictures(marketplace, [store.logo, store.cover])
  return (['logo', 'cover'] as const).filter((field) => unknown.includes(store[field]))
}

async function isNameTaken({ db }: Marketplace, name: string, except = 0): Promise<boolean> {
  const other = await db
    .selectFrom('stores')
    .select('id')
    // The lower() of the database, because the unique index uses it.
    .where(({ eb, fn, val }) => eb(fn('lower', ['name']), '=', fn('lower', [val(name)])))
    .where('id', '<>', except)
    .executeTakeFirst()
  return other !== undefined
}
