import { sql } from 'kysely'
import { productTexts } from '#domain/catalog/product-texts.ts'
import type { FieldTable, TranslatedOf, ValuesOf } from '#domain/fields/field.ts'
import { type ColumnsOf, columnNames, valuesOf } from '#domain/fields/field-columns.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { storeFields, storeTexts } from '#domain/fields/store-fields.ts'
import { localizedText } from '#domain/localized-text.ts'
import { mainLocale, readerOf } from '#domain/main-locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { during } from '#domain/reports/during.ts'
import type { Period } from '#domain/reports/period.ts'
import { type TextRules, textsNamed } from '#domain/text-rule.ts'
import { localize } from '#domain/translations.ts'
import { exportPageSize, toRowPage } from './row-page.ts'

const nameOfSize = localizedText('variant.name', { writtenIn: 'products' })
const nameOfColor = localizedText('its_color.name', { writtenIn: 'products' })

/** Every variant of every product, on sale or not, with its stock. */
export async function readProducts({ db }: Marketplace, after: number) {
  const products = toRowPage(
    await db.selectFrom('products').select('id').where('id', '>', after).orderBy('id').limit(exportPageSize).execute(),
  )
  if (products.rows.length === 0) return { rows: [] }
  const rows = await db
    .selectFrom('products')
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .innerJoin('variants as variant', 'variant.product_id', 'products.id')
    .leftJoin('product_colors as its_color', 'its_color.id', 'variant.color_id')
    .select(columnNames(productFields, 'products'))
    .select(['products.id', 'products.locale', 'products.translations', mainLocale.as('main_locale')])
    .select(localizedText('stores.name').as('store_name'))
    .select(
      sql<
        string | null
      >`(select string_agg(${localizedText('color.name', { writtenIn: 'products' })}, ', ' order by position)
        from product_colors as color
        where product_id = products.id and retired_at is null)`.as('colors'),
    )
    .select(['variant.id as variant_id', nameOfSize.as('size_name'), nameOfColor.as('color_name')])
    .select(['variant.sku', 'variant.price_millimes as own_price_millimes', 'variant.stock'])
    .select('variant.retired_at as variant_retired_at')
    .select(['products.created_at', 'products.retired_at'])
    .where(
      'products.id',
      'in',
      products.rows.map(({ id }) => id),
    )
    .orderBy('products.id')
    .orderBy('variant.position')
    .orderBy('its_color.position')
    .orderBy('variant.id')
    .execute()
  const exported = rows.map((row) => {
    const { id, store_name, variant_id, size_name, color_name, sku, stock, colors, created_at, retired_at } = row
    const { own_price_millimes, variant_retired_at } = row
    return {
      ...{ id, ...fieldsOf(productFields, productTexts, row), store_name },
      ...{ variant_id, size_name, color_name, sku, own_price_millimes, stock, variant_retired_at },
      ...{ colors, created_at, retired_at },
    }
  })
  return { rows: exported, last: products.last }
}

export async function readStores({ db }: Marketplace, after: number) {
  const rows = await db
    .selectFrom('stores')
    .select(columnNames(storeFields, 'stores'))
    .select(['id', 'locale', 'translations', mainLocale.as('main_locale'), 'created_at', 'retired_at'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(exportPageSize)
    .execute()
  const exported = rows.map((row) => {
    const { id, created_at, retired_at } = row
    return { id, ...fieldsOf(storeFields, storeTexts, row), created_at, retired_at }
  })
  return toRowPage(exported)
}

type WrittenRow = Parameters<typeof readerOf>[1] & Parameters<typeof localize>[1]

/** Returns the fields of a row by their names, with its texts in the main language of the shop. */
function fieldsOf<Table extends FieldTable>(
  table: Table,
  texts: TextRules<TranslatedOf<Table>>,
  row: WrittenRow & ColumnsOf<Table>,
): ValuesOf<Table> {
  const values = valuesOf(table, row)
  const written = textsNamed<string>(texts, values as Readonly<Record<string, string>>)
  const { languageOf: _, ...localized } = localize(written, row, readerOf({ locale: row.main_locale }, row))
  return { ...values, ...localized }
}

/** Stock movements of the period, with their reasons. */
export async function readStockMovements({ db }: Marketplace, after: number, period: Period) {
  const rows = await db
    .selectFrom('stock_movements as movement')
    .innerJoin('variants as variant', 'variant.id', 'movement.variant_id')
    .innerJoin('products', 'products.id', 'variant.product_id')
    .leftJoin('product_colors as its_color', 'its_color.id', 'variant.color_id')
    .leftJoin('orders', 'orders.id', 'movement.order_id')
    .select(['movement.id', 'moved_at', 'variant.product_id', localizedText('products.name').as('name')])
    .select(['variant_id', nameOfSize.as('size_name'), nameOfColor.as('color_name')])
    .select(['kind', 'movement.pieces', 'number', 'made_by', 'reason'])
    .where(during('moved_at', period))
    .where('movement.id', '>', after)
    .orderBy('movement.id')
    .limit(exportPageSize)
    .execute()
  return toRowPage(rows)
}
