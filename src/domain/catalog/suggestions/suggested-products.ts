import { sql } from 'kysely'
import { addCacheTags, limitCacheExpiry, translationTags } from '#domain/cache-tags.ts'
import { nextPriceChange, priceIn, promotionalPrice, referencePriceOfPromotion } from '#domain/catalog/product-rows.ts'
import type { ProductFilter } from '#domain/catalog/search/product-filter.ts'
import { matchingIds, type SearchTerms } from '#domain/catalog/search/product-search.ts'
import { languageOfText, localizedText } from '#domain/localized-text.ts'
import { mainLocale } from '#domain/main-locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import { maxSuggestions, type SuggestedProduct } from './suggestions.ts'

/** Selects the first matches with what a suggestion shows of them: a tenth of what a product page reads. */
function selectFirstMatches(marketplace: Marketplace, filter: ProductFilter, terms: SearchTerms) {
  const { db, clock, locale } = marketplace
  const ids = matchingIds(marketplace, filter, terms, { limit: maxSuggestions.products, offset: 0 })
  const name = { locale: sql<typeof locale>`${locale}` }
  return db
    .selectFrom(
      db
        .selectFrom(ids.as('found'))
        .select(['found.id', sql<number>`row_number() over ()`.as('place')])
        .as('placed'),
    )
    .innerJoin('products', 'products.id', 'placed.id')
    .leftJoin('product_pictures as shown', (join) =>
      join.onRef('shown.product_id', '=', 'products.id').on('shown.position', '=', 0),
    )
    .leftJoin('pictures as picture', 'picture.file_name', 'shown.file_name')
    .select([
      'products.id',
      'products.category',
      'products.locale',
      mainLocale.as('main_locale'),
      localizedText('products.name', name).as('name'),
      languageOfText('products.name', name).as('name_locale'),
      'products.regular_price_millimes',
      promotionalPrice(clock.now()).as('promotional_price_millimes'),
      referencePriceOfPromotion(clock.now()).as('reference_price_millimes'),
      nextPriceChange(clock.now()).as('prices_change_at'),
      // The same as `hasSeveralPrices`.
      sql<boolean>`exists (select from variants as variant where variant.product_id = products.id
        and variant.retired_at is null and variant.price_millimes > products.regular_price_millimes)`.as(
        'has_several_prices',
      ),
      'picture.file_name',
      'picture.width',
      'picture.height',
      'picture.placeholder_color',
    ])
    .orderBy('placed.place')
}

type Row = Awaited<ReturnType<ReturnType<typeof selectFirstMatches>['executeTakeFirstOrThrow']>>

/** Returns the first matches, and their categories in the same order. */
export async function readSuggestedProducts(marketplace: Marketplace, filter: ProductFilter, terms: SearchTerms) {
  const rows = await selectFirstMatches(marketplace, filter, terms).execute()
  return {
    products: rows.map((row) => suggestedProduct(marketplace, row)),
    categories: [...new Set(rows.map(({ category }) => category))],
  }
}

function suggestedProduct(marketplace: Marketplace, row: Row): SuggestedProduct {
  const { locale } = marketplace
  const { id, name, name_locale, file_name, width, height, placeholder_color } = row
  const tag = `product:${id}` as const
  addCacheTags(marketplace, tag, ...translationTags(tag, { locale, mainLocale: row.main_locale }, row.locale))
  limitCacheExpiry(marketplace, row.prices_change_at)
  return {
    id,
    name,
    ...(name_locale !== locale && { languageOf: { name: name_locale } }),
    regularPrice: millimes(row.regular_price_millimes),
    promotionalPrice: priceIn(row.promotional_price_millimes),
    referencePrice: priceIn(row.reference_price_millimes),
    hasSeveralPrices: row.has_several_prices,
    ...(file_name !== null &&
      width !== null &&
      height !== null &&
      placeholder_color !== null && {
        picture: { fileName: file_name, width, height, placeholderColor: placeholder_color },
      }),
  }
}
