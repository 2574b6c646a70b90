import { sql } from 'kysely'
import { withCustomPlan } from '#database/statement-names.ts'
import { isInScope } from '#domain/access/is-in-scope.ts'
import { mayViewCatalog } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { StoreScope } from '#domain/access/store-scope.ts'
import { onSale } from '#domain/catalog/on-sale.ts'
import { selectLowVariants } from '#domain/catalog/stock/select-low-variants.ts'
import { rowsPerPage } from '#domain/keyset-pagination.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getMerchandisingRules } from '#domain/merchandising/merchandising-setting.ts'
import { patternContaining } from '#domain/pattern-containing.ts'
import type { AdminProduct } from './admin-product.ts'
import { type AdminProductFilter, maxCountedProducts } from './admin-product-filter.ts'
import { listedProduct, selectAdminProducts } from './admin-product-rows.ts'

/**
 * Returns a page of the products that match, sorted as asked; otherwise those in whose name the searched words stand,
 * and the newest first. `total` counts all pages together, up to one more than `maxCountedProducts`.
 */
export async function listAdminProducts(
  marketplace: Marketplace,
  filter: AdminProductFilter,
): Promise<{ readonly items: readonly AdminProduct[]; readonly total: number }> {
  const scope = requireScope(mayViewCatalog(marketplace.actor))
  const found = await matchingProducts(marketplace, scope, filter)
  const counted = found.select('products.id').limit(maxCountedProducts + 1)
  const { total } = await marketplace.db
    .selectFrom(counted.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const words = wordsOf(filter)
  const sortedBy = sortKeyOf(filter)
  const isByName = words.length > 0 && filter.sort === undefined
  const direction = filter.sort === 'name' || filter.sort === 'price' ? 'asc' : 'desc'
  const ids = found
    .select('products.id')
    .$if(isByName, (query) => query.orderBy(hasInName(words), 'desc'))
    .orderBy(sortedBy, direction)
    .orderBy('products.id', direction)
    .limit(rowsPerPage)
    .offset((filter.page - 1) * rowsPerPage)
  const rows = await selectAdminProducts(marketplace, scope)
    .where('products.id', 'in', ids)
    .$if(isByName, (query) => query.orderBy(hasInName(words), 'desc'))
    .orderBy(sortedBy, direction)
    .orderBy('products.id', direction)
    .execute()
  return { items: rows.map((row) => listedProduct(marketplace, row)), total }
}

/** By name as it was written, in a collation of no language: operators of every language see the same order. */
function sortKeyOf({ sort }: AdminProductFilter) {
  switch (sort) {
    case 'name':
    case '-name':
      return sql`products.name collate "und-x-icu"`
    case 'price':
    case '-price':
      return sql`products.regular_price_millimes`
    default:
      return sql`products.id`
  }
}

function wordsOf({ searchText = '' }: AdminProductFilter): string[] {
  return searchText.toWellFormed().replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, 8)
}

/** Returns whether a word of the product's name, in any language, begins as each of the words. */
function hasInName(words: readonly string[]) {
  const prefixes = words.map((word) => sql`'''' || replace(fold_text(${word}), '\\', '\\\\') || ''':*'`)
  return sql<boolean>`products.name_words @@ to_tsquery('simple', ${sql.join(prefixes, sql` || ' & ' || `)})`
}

async function matchingProducts(marketplace: Marketplace, scope: StoreScope, filter: AdminProductFilter) {
  const { db, clock } = marketplace
  const { state, storeId, category } = filter
  const { lowStock } = await getMerchandisingRules(marketplace)
  const words = wordsOf(filter)
  const low = db.selectFrom(selectLowVariants(marketplace, lowStock).as('low')).select('low.product_id')
  const soldOut = sql<boolean>`not exists (select from variants as variant where variant.product_id = products.id
    and variant.retired_at is null and variant.stock_level > 0)`
  // Those that are planned too, but not those that are over.
  const hasPromotion = sql<boolean>`(products.promotional_price_millimes is not null
    and coalesce(products.promotion_ends_at > ${clock.now()}, true))`
  return db
    .selectFrom('products')
    .$if(state === 'retired', (query) => query.where(sql<boolean>`not ${onSale}`))
    .$if(state !== 'retired' && state !== 'all', (query) => query.where(onSale))
    .$if(state === 'low', (query) => query.where('products.id', 'in', low))
    .$if(state === 'sold-out', (query) => query.where(soldOut))
    .$if(state === 'promoted', (query) => query.where(hasPromotion))
    .where((where) =>
      where.and([
        isInScope(scope, 'products.store_id'),
        ...(storeId === undefined ? [] : [where('products.store_id', '=', storeId)]),
        ...(category === undefined ? [] : [where('products.category', '=', category)]),
        ...words.map((word) => sql<boolean>`products.search_text like ${patternContaining(sql`fold_text(${word})`)}`),
      ]),
    )
    .$if(words.length > 0, (query) => query.modifyFront(withCustomPlan))
}
