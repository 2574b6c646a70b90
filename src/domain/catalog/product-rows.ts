import { expressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tables } from '#database/tables.ts'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { addCacheTags, limitCacheExpiry, translationTags } from '#domain/cache-tags.ts'
import { columnNames, valuesOf } from '#domain/fields/field-columns.ts'
import { type ProductText, publicProductFields } from '#domain/fields/product-fields.ts'
import { readableTranslations } from '#domain/languages/readable-translations.ts'
import { mainLocale, readerOf } from '#domain/main-locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { daysToMake } from '#domain/supply.ts'
import { textsNamed } from '#domain/text-rule.ts'
import { localize, type Reader, type Translations } from '#domain/translations.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { referencePriceAt, referencePriceOfVariantAt } from './price-history.ts'
import { maxDisplayedStock, type Product } from './product.ts'
import { productTexts } from './product-texts.ts'
import { nextClosingOrReopening, reopensAt } from './stores/closed-now.ts'

/**
 * Selects everything that visitors see of products in one statement, with the translations they may read unless others
 * are given. Callers add `where`, `orderBy` and `limit`.
 */
export function selectProducts(
  { db, clock, locale }: Pick<Marketplace, 'db' | 'clock' | 'locale'>,
  translations: RawBuilder<Translations<ProductText>> = readableTranslations('products', locale),
) {
  return db
    .selectFrom('products')
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .select(columnNames(publicProductFields, 'products'))
    .select([
      'products.id',
      promotionalPrice(clock.now()).as('price_in_force_millimes'),
      referencePriceOfPromotion(clock.now()).as('reference_price_millimes'),
      nextPriceChange(clock.now()).as('prices_change_at'),
      'stores.name as store_name',
      'stores.category as store_category',
      reopensAt(clock.now()).as('store_reopens_at'),
      nextClosingOrReopening(clock.now()).as('store_changes_at'),
      'products.locale',
      'stores.locale as store_locale',
      mainLocale.as('main_locale'),
      translations.as('translations'),
      readableTranslations('stores', locale).as('store_translations'),
    ])
    .select([pictures, variantsAt(clock.now()), colors])
}

const from = expressionBuilder<Tables, 'products'>()

/** These subqueries are constant, so they are built once. */
const pictures = jsonArrayFrom(
  from
    .selectFrom('product_pictures as shown')
    .innerJoin('pictures as picture', 'picture.file_name', 'shown.file_name')
    .select([
      'picture.file_name as fileName',
      'picture.width',
      'picture.height',
      'picture.placeholder_color as placeholderColor',
      'shown.alt',
      'shown.translations',
      'shown.color_id as colorId',
    ])
    .whereRef('shown.product_id', '=', 'products.id')
    .orderBy('shown.position'),
).as('pictures')

const colors = jsonArrayFrom(
  from
    .selectFrom('product_colors as color')
    .select(['color.id', 'color.name', 'color.swatch', 'color.translations'])
    .whereRef('color.product_id', '=', 'products.id')
    .where('color.retired_at', 'is', null)
    .orderBy('color.position'),
).as('colors')

function variantsAt(now: Date) {
  return jsonArrayFrom(
    allVariants.select(
      sql<number | null>`case when variant.price_millimes > products.regular_price_millimes
        and ${promotionalPrice(now)} is not null then ${referencePriceOfVariantAt(now)} end`.as('referencePrice'),
    ),
  ).as('variants')
}

const allVariants = from
  .selectFrom('variants as variant')
  .leftJoin('product_colors as its_color', 'its_color.id', 'variant.color_id')
  .select(['variant.id', 'variant.size_id as sizeId', 'variant.color_id as colorId', 'variant.name', 'variant.stock'])
  .select(['variant.translations', 'variant.price_millimes as ownPrice'])
  .whereRef('variant.product_id', '=', 'products.id')
  .where('variant.retired_at', 'is', null)
  .orderBy('variant.position')
  .orderBy('its_color.position')
  .orderBy('variant.id')

type Moment = Date | RawBuilder<Date>

/** SQL for the promotional price, the same rule as `promotionalPriceOf`. */
export function promotionalPrice(now: Moment) {
  return sql<number | null>`nullif(${priceAt(now)}, products.regular_price_millimes)`
}

export function referencePriceOfPromotion(now: Date) {
  return sql<number | null>`case when ${promotionalPrice(now)} is not null then ${referencePriceAt(now)} end`
}

/** SQL for the weekly promotion that runs at a moment. */
export function weeklyPromotionAt(now: Moment) {
  return sql`weekly_promotion_at(${now})`
}

/**
 * SQL for the price of a product in the weekly promotion of a moment, even when it is not lower than the regular price.
 */
export function weeklyPriceAt(now: Moment) {
  return sql<number | null>`(select price_millimes from ${weeklyPromotionAt(now)} where product_id = products.id)`
}

/** SQL for the moment when the next promotion begins or ends. No price changes by itself before it. */
export function nextPriceChange(now: Date) {
  return sql<Date | null>`(select min(changes_at) from price_changes where changes_at > ${now})`
}

/**
 * SQL for the price charged at a moment, the lowest one, as `priceOf` returns it. `record_prices` in SQL records the
 * same.
 */
export function priceAt(now: Moment) {
  return sql<number>`least(${ownPriceAt(now)}, ${weeklyPriceAt(now)})`
}

/** SQL for the price at a moment without the weekly promotion. */
export function ownPriceAt(now: Moment) {
  return sql<number>`own_price_at(products, ${now})`
}

/** SQL condition on `products`: its own promotion begins or ends by the clock. */
export const hasScheduledPromotion = sql<boolean>`(products.promotion_starts_at is not null or products.promotion_ends_at is not null)`

/**
 * SQL condition on `products`, the opposite of `hasScheduledPromotion`. It must match the condition of the index of
 * `fixedPrice`.
 */
export const hasFixedPrice = sql<boolean>`(products.promotion_starts_at is null and products.promotion_ends_at is null)`

/** SQL for the price without the weekly promotion where `hasFixedPrice`. It must match the expression of its index. */
export const fixedPrice = sql<number>`coalesce(products.promotional_price_millimes, products.regular_price_millimes)`

export type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['executeTakeFirstOrThrow']>>

/**
 * Converts rows to products and tags the page with them. On cached pages stock is capped at `maxDisplayedStock`, so
 * that the sale of one piece of many does not invalidate them. Of a closed store nothing is in stock.
 */
export function productsForVisitors(marketplace: Marketplace, rows: readonly ProductRow[]): Product[] {
  const needsExactStock = marketplace.request.cacheMetadata?.needsExactStock ?? true
  const products = rows.map((row) => {
    const reader = readerOf(marketplace, row)
    const [product, store] = [`product:${row.id}`, `store:${row.store_id}`] as const
    addCacheTags(marketplace, product, ...translationTags(product, reader, row.locale))
    addCacheTags(marketplace, store, ...translationTags(store, reader, row.store_locale))
    if (needsExactStock) addCacheTags(marketplace, `stock:${row.id}`)
    limitCacheExpiry(marketplace, row.prices_change_at)
    limitCacheExpiry(marketplace, row.store_changes_at)
    return productFromRow(row, reader)
  })
  // The office may agree on pieces of a closed store with a customer.
  const canOrderAll = mayHandleOrders(marketplace.actor)
  return products.map((product) => {
    if (product.store.reopensOn !== undefined && !canOrderAll) return withStock(product, () => 0)
    return needsExactStock ? product : withStock(product, (stock) => Math.min(stock, maxDisplayedStock))
  })
}

function withStock(product: Product, stockOf: (stock: number) => number): Product {
  const changed = <Stocked extends { readonly stock: number }>(part: Stocked) => ({
    ...part,
    stock: stockOf(part.stock),
  })
  return { ...product, sizes: product.sizes.map(changed), variants: product.variants.map(changed) }
}

/**
 * Returns the sizes of a row, each with the sum over its variants. Those of a product that is made to order share what
 * is left of the week, and so do their colors.
 */
export function sizesOf({ variants, supply }: Pick<ProductRow, 'variants' | 'supply'>) {
  const bySize = Map.groupBy(variants, ({ sizeId }) => sizeId)
  return [...bySize].map(([id, ofSize]) => {
    const { name, translations } = ofSize[0] as (typeof ofSize)[number]
    const stocks = ofSize.map(({ stock }) => stock)
    const stock = supply === 'made-to-order' ? Math.max(...stocks) : stocks.reduce((sum, pieces) => sum + pieces, 0)
    return { id, name, translations, stock }
  })
}

/** Returns the price in a column; undefined where there is none. */
export function priceIn(column: number | null): Millimes | undefined {
  return column === null ? undefined : millimes(column)
}

/** Returns a product with its texts in the language of the reader, or in those it falls back to. */
export function productFromRow(row: ProductRow, reader: Reader): Product {
  const { storeId, ...own } = valuesOf(publicProductFields, row)
  const inReaders = <Field extends string>(texts: Readonly<Record<Field, string>>, translations: Translations) =>
    localize(texts, { locale: row.locale, translations }, reader)
  const storeName = localize(
    { name: row.store_name },
    { locale: row.store_locale, translations: row.store_translations },
    reader,
  )
  return {
    id: row.id,
    ...own,
    preparationDays: daysToMake(own),
    ...inReaders(textsNamed(productTexts, own), row.translations),
    store: {
      ...{ id: storeId, ...storeName, category: row.store_category },
      ...(row.store_reopens_at && { reopensOn: tunisDayOf(row.store_reopens_at) }),
    },
    promotionalPrice: priceIn(row.price_in_force_millimes),
    referencePrice: priceIn(row.reference_price_millimes),
    colors: row.colors.map(({ translations, name, ...color }) => ({ ...color, ...inReaders({ name }, translations) })),
    sizes: sizesOf(row).map(({ translations, name, ...size }) => ({ ...size, ...inReaders({ name }, translations) })),
    variants: row.variants.map(({ id, sizeId, colorId, stock, ownPrice, referencePrice }) => ({
      ...{ id, sizeId, stock },
      ...(colorId !== null && { colorId }),
      ...(ownPrice !== null && ownPrice > own.regularPrice && { regularPrice: millimes(ownPrice) }),
      ...(referencePrice !== null && { referencePrice: millimes(referencePrice) }),
    })),
    pictures: row.pictures.map(({ colorId, alt, translations, ...picture }) => ({
      ...picture,
      ...inReaders({ alt }, translations),
      ...(colorId !== null && { colorId }),
    })),
  }
}
