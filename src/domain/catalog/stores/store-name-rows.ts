import { addCacheTags, translationTags } from '#domain/cache-tags.ts'
import { readableTranslations } from '#domain/languages/readable-translations.ts'
import { mainLocale, readerOf } from '#domain/main-locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { localize } from '#domain/translations.ts'
import type { StoreName } from './store-name.ts'

/** Selects the names of stores, also of retired ones. */
export function selectStoreNames({ db, locale }: Marketplace) {
  return db
    .selectFrom('stores')
    .select(['id', 'name', 'retired_at', 'is_plan_over', 'locale', mainLocale.as('main_locale')])
    .select(readableTranslations('stores', locale).as('translations'))
}

type StoreNameRow = Awaited<ReturnType<ReturnType<typeof selectStoreNames>['executeTakeFirstOrThrow']>>

/** Returns the names of a list, tagged with `stores` by the caller, in the language of the reader. */
export function storeNamesOfList(marketplace: Marketplace, rows: readonly StoreNameRow[]): StoreName[] {
  const [first] = rows
  if (first) addCacheTags(marketplace, ...translationTags('stores', readerOf(marketplace, first)))
  return rows.map((row) => ({ id: row.id, ...localize({ name: row.name }, row, readerOf(marketplace, row)) }))
}
