import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import { type Placeholders, prepareQuery } from '#database/prepared-query.ts'
import { onSale } from '#domain/catalog/on-sale.ts'
import { priceAt } from '#domain/catalog/product-rows.ts'
import { reopensAt } from '#domain/catalog/stores/closed-now.ts'
import type { Locale, PersonLocale } from '#domain/locale.ts'
import { languageOfText, localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { RequestedLine } from '#domain/orders/order.ts'

/** A variant of a product with what an order line shows of it, its stock and its price now (millimes). */
export type VariantRow = ReturnType<typeof selectVariants> extends CompiledQuery<infer Row> ? Row : never

/**
 * Selects every variant of the products, not only those requested: a line may omit the size of a product with a single
 * one, and the color. Names are in the language of the marketplace, or another one.
 */
export function selectVariants(
  { db, clock, locale: ownLocale }: Marketplace,
  requested: readonly RequestedLine[],
  locale: PersonLocale = ownLocale,
) {
  const language = locale === 'main' ? null : locale
  return variantsOfProducts(db, { productIds: productIdsOf(requested), now: clock.now(), locale: language })
}

/**
 * Returns variants as customers may order them: of a closed store there is none. Whoever works in the shop may agree on
 * them with a customer.
 */
export function asOffered<Variant extends Pick<VariantRow, 'stock' | 'reopensAt'>>(
  variants: readonly Variant[],
): Variant[] {
  return variants.map((variant) => (variant.reopensAt ? { ...variant, stock: 0 } : variant))
}

interface VariantsOfProducts {
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

const variantsOfProducts = prepareQuery((db, { productIds, now, locale }: Placeholders<VariantsOfProducts>) =>
  db
    .selectFrom('variants as variant')
    .innerJoin('products', 'products.id', 'variant.product_id')
    .where('variant.retired_at', 'is', null)
    .where(sql<boolean>`products.id = any(${productIds})`)
    .select([
      'variant.id',
      'variant.size_id as sizeId',
      'variant.color_id as colorId',
      localizedText('variant.name', { writtenIn: 'products', locale }).as('name'),
      languageOfText('variant.name', { writtenIn: 'products', locale }).as('language'),
      'variant.stock',
      'products.id as productId',
      localizedText('products.name', { locale }).as('productName'),
      languageOfText('products.name', { locale }).as('productLanguage'),
      'products.model',
      'products.store_id as storeId',
      'products.category',
      'products.supply',
      'products.preparation_days as preparationDays',
      sql<number>`price_of_variant(variant, products.regular_price_millimes, ${priceAt(now)})`.as('unitPrice'),
      sql<boolean>`not ${onSale}`.as('isRetired'),
      sql<Date | null>`(select ${reopensAt(now)} from stores where stores.id = products.store_id)`.as('reopensAt'),
      sql<
        string | null
      >`(select file_name from product_pictures where product_id = products.id order by position limit 1)`.as(
        'picture',
      ),
      colorsOfProduct(locale).as('colors'),
    ])
    .orderBy('variant.id'),
)

/**
 * Locks the variants of the sizes of these lines until the transaction ends, and all variants of a product whose line
 * omits the size or that is made to order: its variants share the limit of the week. Locks in the order of ids, so that
 * two orders cannot deadlock. Has to run before the stock is read.
 */
export function lockVariants(marketplace: Marketplace, lines: readonly LineOfSize[]) {
  return lockedVariants(marketplace.db, sizesNamed(lines))
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

const lockedVariants = prepareQuery((db, { sizeIds, productIds, allProductIds }: Placeholders<SizesNamed>) =>
  db
    .selectFrom('variants')
    .select('id')
    .where(
      sql<boolean>`(size_id = any(${sizeIds}::int[]) or product_id = any(${productIds}::int[] || array(
        select id from products where id = any(${allProductIds}::int[]) and supply = 'made-to-order')))`,
    )
    .orderBy('id')
    .forUpdate(),
)

function productIdsOf(lines: readonly { readonly productId: number }[]): number[] {
  return [...new Set(lines.map(({ productId }) => productId))]
}
