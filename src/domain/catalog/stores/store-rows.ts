import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tables } from '#database/tables.ts'
import { addCacheTags, limitCacheExpiry, translationTags } from '#domain/cache-tags.ts'
import { columnNames, valuesOf } from '#domain/fields/field-columns.ts'
import { type StoreText, storeFields, storeTexts } from '#domain/fields/store-fields.ts'
import { readableTranslations } from '#domain/languages/readable-translations.ts'
import { mainLocale, readerOf } from '#domain/main-locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { textsNamed } from '#domain/text-rule.ts'
import { localize, type Translations } from '#domain/translations.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { nextClosingOrReopening, reopensAt } from './closed-now.ts'
import type { Store } from './store.ts'

/** Selects the stores that are not retired, ordered by id. */
export function selectStores(marketplace: StoreReader) {
  return selectAllStores(marketplace).where('retired_at', 'is', null).orderBy('id')
}

type StoreReader = Pick<Marketplace, 'db' | 'clock' | 'locale'>

/** Selects stores, retired ones included, with the translations that visitors may read unless others are given. */
export function selectAllStores(
  { db, clock, locale }: StoreReader,
  translations: RawBuilder<Translations<StoreText>> = readableTranslations('stores', locale),
) {
  return db
    .selectFrom('stores')
    .select(columnNames(storeFields, 'stores'))
    .select(['stores.id', 'stores.retired_at', 'stores.is_plan_over', 'stores.locale'])
    .select([reopensAt(clock.now()).as('reopens_at'), nextClosingOrReopening(clock.now()).as('changes_at')])
    .select([mainLocale.as('main_locale'), translations.as('translations')])
    .select((from) => [
      pictureIn(from, 'stores.logo').$notNull().as('logo_picture'),
      pictureIn(from, 'stores.cover').$notNull().as('cover_picture'),
    ])
}

function pictureIn(from: ExpressionBuilder<Tables, 'stores'>, column: 'stores.logo' | 'stores.cover') {
  return jsonObjectFrom(
    from
      .selectFrom('pictures as picture')
      .select(['picture.file_name as fileName', 'picture.width', 'picture.height'])
      .select(['picture.placeholder_color as placeholderColor', sql<string>`''`.as('alt')])
      .whereRef('picture.file_name', '=', column),
  )
}

export type StoreRow = Awaited<ReturnType<ReturnType<typeof selectAllStores>['executeTakeFirstOrThrow']>>

/** Returns stores of a list, tagged with `stores` by the caller, with their texts in the language of the reader. */
export function storesOfList(marketplace: Marketplace, rows: readonly StoreRow[]): Store[] {
  const [first] = rows
  if (first) addCacheTags(marketplace, ...translationTags('stores', readerOf(marketplace, first)))
  return rows.map((row) => visibleStore(marketplace, row))
}

/** Returns a store for a page about it, with its texts in the language of the reader. */
export function singleStore(marketplace: Marketplace, row: StoreRow): Store {
  const tag = `store:${row.id}` as const
  addCacheTags(marketplace, tag, ...translationTags(tag, readerOf(marketplace, row), row.locale))
  return visibleStore(marketplace, row)
}

/** Whether it is closed depends on the clock. An open one says nothing of days that are to come, or over. */
function visibleStore(marketplace: Marketplace, row: StoreRow): Store {
  limitCacheExpiry(marketplace, row.changes_at)
  const store = storeFromRow(marketplace, row)
  if (store.reopensOn !== undefined) return store
  return { ...store, closedFirstDay: undefined, closedLastDay: undefined, closedNote: '' }
}

export function storeFromRow(marketplace: Pick<Marketplace, 'locale'>, row: StoreRow): Store {
  const values = valuesOf(storeFields, row)
  return {
    id: row.id,
    ...values,
    ...localize(textsNamed(storeTexts, values), row, readerOf(marketplace, row)),
    logo: row.logo_picture,
    cover: row.cover_picture,
    reopensOn: row.reopens_at ? tunisDayOf(row.reopens_at) : undefined,
  }
}
