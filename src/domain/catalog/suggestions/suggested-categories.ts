import { sql } from 'kysely'
import { addCacheTags } from '#domain/cache-tags.ts'
import { type Category, offeredCategories, type ShopCategory } from '#domain/category.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { splitWords } from '#domain/search/analyzer/analyze.ts'
import { keysOf } from '#domain/search/keys-of.ts'

/** Returns the offered categories in whose name a word begins as, or is a form of, one of those typed. */
export function categoriesNamedAs(words: readonly string[], categories: readonly ShopCategory[]): Category[] {
  return offeredCategories(categories).flatMap(({ slug, name }) => {
    const named = splitWords(name)
    const isMeant = words.some((typed) => named.some((word) => word.startsWith(typed) || isFormOf(typed, word)))
    return isMeant ? slug : []
  })
}

function isFormOf(typed: string, word: string): boolean {
  const keys = keysOf(word)
  return keysOf(typed).some((key) => keys.includes(key))
}

/** Returns those of the categories that have products on sale. */
export async function readCategoriesOnSale(marketplace: Marketplace, among: readonly Category[]): Promise<Category[]> {
  addCacheTags(marketplace, 'catalog')
  if (among.length === 0) return []
  const rows = await marketplace.db
    .selectFrom('product_counts')
    .innerJoin('stores', 'stores.id', 'store_id')
    .where('stores.retired_at', 'is', null)
    .where('products', '>', 0)
    .where(sql<boolean>`product_counts.category = any(${[...among]})`)
    .select('product_counts.category')
    .distinct()
    .execute()
  return among.filter((category) => rows.some((row) => row.category === category))
}
