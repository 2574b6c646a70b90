import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tables } from '#database/tables.ts'
import type { Store } from './store.ts'

/** Selects the stores that are not retired, ordered by id. */
export function selectStores(db: Kysely<Tables>) {
  return selectAllStores(db).where('retired_at', 'is', null).orderBy('id')
}

export function selectAllStores(db: Kysely<Tables>) {
  return db
    .selectFrom('stores')
    .select('retired_at')
    .select(['id', 'name', 'category', 'description', 'instagram_url', 'facebook_url'])
    .select(['governorate', 'town', 'craft'])
    .select((from) => [
      pictureIn(from, 'stores.logo').$notNull().as('logo'),
      pictureIn(from, 'stores.cover').$notNull().as('cover'),
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

type StoreRow = Awaited<ReturnType<ReturnType<typeof selectAllStores>['executeTakeFirstOrThrow']>>

export function storeFromRow(row: StoreRow): Store {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    description: row.description,
    logo: row.logo,
    cover: row.cover,
    ...(row.instagram_url !== null && { instagramUrl: row.instagram_url }),
    ...(row.facebook_url !== null && { facebookUrl: row.facebook_url }),
    ...(row.governorate !== null && { governorate: row.governorate }),
    ...(row.town !== null && { town: row.town }),
    ...(row.craft !== null && { craft: row.craft }),
  }
}
