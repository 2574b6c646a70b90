import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import { type Placeholders, prepareQuery } from '#database/prepared-query.ts'
import { onSale } from '#domain/catalog/on-sale.ts'
import { priceAt } from '#domain/catalog/product-rows.ts'
import type { Locale, PersonLocale } from '#domain/locale.ts'
import { languageOfText, localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { RequestedLine } from '#domain/orders/order.ts'

/** A size of a product with what an order line shows of it, its stock and its price now (millimes). */
export type SizeRow = ReturnType<typeof selectSizes> extends CompiledQuery<infer Row> ? Row : never

/**
 * Selects every size of the products, not only those requested: a line may omit the size of a product with a single
 * one. Names are in the language of the marketplace, or another one.
 */
export function selectSizes(
  { db, clock, locale: ownLocale }: Marketplace,
  requested: readonly RequestedLine[],
  locale: PersonLocale = ownLocale,
) {
  const language = locale === 'main' ? null : locale
  return sizesOfProducts(db, { productIds: productIdsOf(requested), now: clock.now(), locale: language })
}

interface SizesOfProducts {
  productIds: number[]
  now: Date
  /** Null for the main language of the shop. */
  locale: Locale | null
}

/** The first of the pictures that show a product in a color: the same as `picturesOfColor`, in SQL. */
const pictureOfColor = sql`(select file_name from product_pictures as shown where shown.product_id = color.product_id
  order by case when shown.color_id = color.id then 0 when shown.color_id is null then 1 else 2 end, position limit 1)`

function colorsOfProduct(locale: RawBuilder<Locale | null>) {
  const options = { writtenIn: 'products', locale }
  const color = sql`json_build_object('id', id, 'name', ${localizedText('color.name', options)},
    'language', ${languageOfText('color.name', options)}, 'picture', ${pictureOfColor})`
  return sql<{ id: number; name: string; language: Locale; picture: string | null }[]>`
    (select coalesce(json_agg(${color}), '[]')
     from product_colors as color where product_id = products.id and retired_at is null)`
}

const sizesOfProducts = prepareQuery((db, { productIds, now, locale }: Placeholders<SizesOfProducts>) =>
  db
    .selectFrom('product_sizes as size')
    .innerJoin('products', 'products.id', 'size.product_id')
    .where('size.retired_at', 'is', null)
    .where(sql<boolean>`products.id = any(${productIds})`)
    .select([
      'size.id',
      localizedText('size.name', { writtenIn: 'products', locale }).as('name'),
      languageOfText('size.name', { writtenIn: 'products', locale }).as('language'),
      'size.stock',
      'products.id as productId',
      localizedText('products.name', { locale }).as('productName'),
      languageOfText('products.name', { locale }).as('productLanguage'),
      'products.model',
      'products.store_id as storeId',
      'products.category',
      'products.supply',
      'products.preparation_days as preparationDays',
      priceAt(now).as('unitPrice'),
      sql<boolean>`not ${onSale}`.as('isRetired'),
      sql<
        string | null
      >`(select file_name from product_pictures where product_id = products.id order by position limit 1)`.as(
        'picture',
      ),
      colorsOfProduct(locale).as('colors'),
    ])
    .orderBy('size.id'),
)

/**
 * Locks the sizes of these lines until the transaction ends, and all sizes of a product whose line omits the size or
 * that is made to order: its sizes share the limit of the week. Locks in the order of ids, so that two orders cannot
 * deadlock. Has to run before the stock is read.
 */
export function lockSizes(marketplace: Marketplace, lines: readonly LineOfSize[]) {
  return lockedSizes(marketplace.db, sizesNamed(lines))
}

type LineOfSize = Pick<RequestedLine, 'productId' | 'sizeId'>

function sizesNamed(lines: readonly LineOfSize[]): SizesNamed {
  const sizeIds = lines.flatMap(({ sizeId }) => sizeId ?? [])
  const open = lines.filter(({ sizeId }) => sizeId === undefined)
  return { sizeIds, productIds: productIdsOf(open), allProductIds: productIdsOf(lines) }
}

interface SizesNamed {
  readonly sizeIds: number[]
  /** Products of lines without a size. */
  readonly productIds: number[]
  readonly allProductIds: number[]
}

const lockedSizes = prepareQuery((db, { sizeIds, productIds, allProductIds }: Placeholders<SizesNamed>) =>
  db
    .selectFrom('product_sizes')
    .select('id')
    .where(
      sql<boolean>`(id = any(${sizeIds}::int[]) or product_id = any(${productIds}::int[] || array(
        select id from products where id = any(${allProductIds}::int[]) and supply = 'made-to-order')))`,
    )
    .orderBy('id')
    .forUpdate(),
)

function productIdsOf(lines: readonly { readonly productId: number }[]): number[] {
  return [...new Set(lines.map(({ productId }) => productId))]
}
