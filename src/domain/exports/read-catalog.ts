import { type RawBuilder, sql } from 'kysely'
import { localizedText } from '#domain/localized-text.ts'
import { during } from '#domain/reports/during.ts'
import type { Period } from '#domain/reports/period.ts'
import type { Marketplace } from '../marketplace.ts'
import { exportPageSize, toRowPage } from './row-page.ts'

const nameOfSize = localizedText('size.name', { writtenIn: 'products' })

function dayIn(moment: RawBuilder<unknown>) {
  return sql<string | null>`to_char((${moment}) at time zone 'Africa/Tunis', 'YYYY-MM-DD')`
}

/** Every size of every product, on sale or not, with its stock. */
export async function readProducts({ db }: Marketplace, after: number) {
  const products = toRowPage(
    await db.selectFrom('products').select('id').where('id', '>', after).orderBy('id').limit(exportPageSize).execute(),
  )
  if (products.rows.length === 0) return { rows: [] }
  const rows = await db
    .selectFrom('products')
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .innerJoin('product_sizes as size', 'size.product_id', 'products.id')
    .select(['products.id', localizedText('products.name').as('name'), 'products.model', 'products.category'])
    .select(['products.store_id', localizedText('stores.name').as('store_name')])
    .select(localizedText('products.description').as('description'))
    .select(['products.regular_price_millimes', 'products.promotional_price_millimes'])
    .select(dayIn(sql.ref('products.promotion_starts_at')).as('promotion_first_day'))
    // It ends with the first moment of the next day.
    .select(dayIn(sql`products.promotion_ends_at - interval '1 day'`).as('promotion_last_day'))
    .select(localizedText('products.main_color').as('main_color'))
    .select(
      sql<
        string | null
      >`(select string_agg(${localizedText('color.name', { writtenIn: 'products' })}, ', ' order by position)
        from product_colors as color
        where product_id = products.id and retired_at is null)`.as('colors'),
    )
    .select(['products.width_millimeters', 'products.height_millimeters', 'products.weight_grams'])
    .select(['size.id as size_id', nameOfSize.as('size_name'), 'size.stock', 'size.retired_at as size_retired_at'])
    .select(['products.created_at', 'products.retired_at'])
    .where(
      'products.id',
      'in',
      products.rows.map(({ id }) => id),
    )
    .orderBy('products.id')
    .orderBy('size.position')
    .execute()
  return { rows, last: products.last }
}

export async function readStores({ db }: Marketplace, after: number) {
  const rows = await db
    .selectFrom('stores')
    .select(['id', localizedText('stores.name').as('name'), 'category'])
    .select([localizedText('stores.craft').$castTo<string | null>().as('craft')])
    .select([localizedText('stores.town').$castTo<string | null>().as('town'), 'governorate'])
    .select(localizedText('stores.description').as('description'))
    .select(['instagram_url', 'facebook_url', 'created_at', 'retired_at'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(exportPageSize)
    .execute()
  return toRowPage(rows)
}

/** Stock movements of the period, with their reasons. */
export async function readStockMovements({ db }: Marketplace, after: number, period: Period) {
  const rows = await db
    .selectFrom('stock_movements as movement')
    .innerJoin('product_sizes as size', 'size.id', 'movement.size_id')
    .innerJoin('products', 'products.id', 'size.product_id')
    .leftJoin('orders', 'orders.id', 'movement.order_id')
    .select(['movement.id', 'moved_at', 'product_id', localizedText('products.name').as('name')])
    .select(['size_id', nameOfSize.as('size_name')])
    .select(['kind', 'movement.pieces', 'number', 'made_by', 'reason'])
    .where(during('moved_at', period))
    .where('movement.id', '>', after)
    .orderBy('movement.id')
    .limit(exportPageSize)
    .execute()
  return toRowPage(rows)
}
