import { sql } from 'kysely'
import { isInScope } from '#domain/access/is-in-scope.ts'
import { mayViewCatalog, mayViewStores } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { StoreScope } from '#domain/access/store-scope.ts'
import type { Store } from '#domain/catalog/stores/store.ts'
import { maxListedStores, type StoreName } from '#domain/catalog/stores/store-name.ts'
import { selectStoreNames, storeNamesOfList } from '#domain/catalog/stores/store-name-rows.ts'
import { type StoreRow, selectAllStores, storeFromRow } from '#domain/catalog/stores/store-rows.ts'
import { NotFound } from '#domain/errors.ts'
import type { StoreText } from '#domain/fields/store-fields.ts'
import { rowsPerPage } from '#domain/keyset-pagination.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Translations } from '#domain/translations.ts'

/**
 * A store as the back office sees it, retired or not. In lists its texts are in the language of the reader; alone, to
 * be edited, they are as they were written.
 */
export interface AdminStore {
  readonly store: Store
  /** The language it was written in. */
  readonly locale: Locale
  /** Of a store to edit. */
  readonly translations?: Translations<StoreText>
  readonly retiredAt?: Date
  /** Whether it is retired because its plan is over, and only as long as it is. */
  readonly isPlanOver: boolean
}

/** Returns a page (from 1) of all stores, retired ones last. `total` counts all pages together. */
export async function listAdminStores(
  marketplace: Marketplace,
  page = 1,
): Promise<{ readonly stores: readonly AdminStore[]; readonly total: number }> {
  const scope = requireScope(mayViewCatalog(marketplace.actor))
  const { db } = marketplace
  const isListed = isInScope(scope, 'stores.id')
  const rows = await selectAllStores(marketplace)
    .where(isListed)
    .orderBy('retired_at', 'desc')
    .orderBy('id')
    .limit(rowsPerPage)
    .offset((page - 1) * rowsPerPage)
    .execute()
  const { total } = await db
    .selectFrom('stores')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(isListed)
    .executeTakeFirstOrThrow()
  return { stores: rows.map((row) => adminStoreFromRow(row, marketplace.locale)), total }
}

/**
 * Returns the ids and names of stores to choose from: the first `maxListedStores`, retired ones last, and the chosen
 * one.
 */
export async function listAdminStoreNames(
  marketplace: Marketplace,
  chosen?: number,
): Promise<(StoreName & { readonly isRetired: boolean })[]> {
  const scope = requireScope(mayViewCatalog(marketplace.actor))
  const { db } = marketplace
  const isListed = isInScope(scope, 'stores.id')
  const first = db
    .selectFrom('stores')
    .select('id')
    .where(isListed)
    .orderBy('retired_at', 'desc')
    .orderBy('id')
    .limit(maxListedStores)
  const rows = await selectStoreNames(marketplace)
    .where(isListed)
    .where((is) => is.or([is('id', 'in', first), is('id', '=', chosen ?? 0)]))
    .orderBy('retired_at', 'desc')
    .orderBy('id')
    .execute()
  const names = storeNamesOfList(marketplace, rows)
  return names.map((name, index) => ({ ...name, isRetired: rows[index]?.retired_at !== null }))
}

/** Returns a store, retired or not. Throws NotFound. */
export async function getAdminStore(marketplace: Marketplace, id: number): Promise<AdminStore> {
  return readAdminStore(marketplace, requireScope(mayViewStores(marketplace.actor)), id)
}

/** Returns a store of the scope, for an operation that has asked its policy. Throws NotFound. */
export async function readAdminStore(marketplace: Marketplace, scope: StoreScope, id: number): Promise<AdminStore> {
  const row = await selectEditableStores(marketplace, scope).where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('store', id)
  return editableStore(row)
}

/** Selects stores of the scope with all translations. */
export function selectEditableStores(marketplace: Marketplace, scope: StoreScope) {
  return selectAllStores(marketplace, sql.ref('stores.translations')).where(isInScope(scope, 'stores.id'))
}

/** Returns a store to edit. */
export function editableStore(row: StoreRow): AdminStore {
  return {
    ...adminStoreFromRow({ ...row, main_locale: row.locale }, row.locale),
    ...(Object.keys(row.translations).length > 0 && { translations: row.translations }),
  }
}

function adminStoreFromRow(row: StoreRow, locale: Locale): AdminStore {
  return {
    store: storeFromRow({ locale }, row),
    locale: row.locale,
    ...(row.retired_at && { retiredAt: row.retired_at }),
    isPlanOver: row.is_plan_over,
  }
}
