import { sql } from 'kysely'
import { addCacheTags } from '#domain/cache-tags.ts'
import type { Product } from '#domain/catalog/product.ts'
import { productsForVisitors, selectProducts } from '#domain/catalog/product-rows.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findSpelling } from '#domain/search/find-spelling.ts'
import { findPricePhrase, type PricePhrase } from '#domain/search/price-phrase.ts'
import { searchWords } from '#domain/search/search-words.ts'
import { correctSearch } from './correct-search.ts'
import type { ProductFilter } from './product-filter.ts'
import { countProducts, matchingIds, type SearchTerms } from './product-search.ts'
import type { SearchConcept } from './search-terms.ts'
import { understandSearch } from './understand-search.ts'

/** How a search was understood when nothing matches what was typed. */
export interface SearchResult {
  /** The words that were probably meant, and were searched for instead. */
  readonly correctedText?: string
  /** The price that was recognized in the text, and the text without it. */
  readonly pricePhrase?: PricePhrase
  /** No product has all of the words; these have some. */
  readonly isPartial: boolean
}

export interface ProductPage {
  readonly products: readonly Product[]
  /** On all pages together; at most `maxSearchResults` for a search. */
  readonly total: number
  /** Of a search. */
  readonly search?: SearchResult
}

/**
 * Returns a page (from 1) of the products that match. A search that matches nothing is repeated with its typing errors corrected
 * (unless it `isVerbatim`), then for products that have only some of its words.
 */
export async function listProducts(
  marketplace: Marketplace,
  filter: ProductFilter & { readonly page?: number; readonly pageSize: number },
): Promise<ProductPage> {
  tagList(marketplace, filter)
  const { pricePhrase, ...read } = readPricePhrase(filter)
  for await (const { terms, search } of interpretations(marketplace, read)) {
    const found = await readPage(marketplace, read, terms)
    if (found.total > 0) return { ...found, ...resultOf(found.products, search, pricePhrase) }
  }
  return { products: [], total: 0, ...resultOf([], undefined, pricePhrase) }
}

interface Interpretation {
  readonly terms: SearchTerms
  readonly search?: { readonly corrected?: readonly string[] | undefined; readonly isPartial: boolean }
}

interface Meaning {
  readonly concepts: readonly SearchConcept[]
  readonly corrected?: readonly string[]
}

function allOf({ concepts, corrected }: Meaning): Interpretation {
  return { terms: { concepts, which: 'all' }, ...(corrected && { search: { corrected, isPartial: false } }) }
}

/** A price in the text limits the products, as long as it is not the only way to understand a search that is verbatim. */
function readPricePhrase<Filter extends ProductFilter>(
  filter: Filter,
): Filter & { readonly pricePhrase?: PricePhrase } {
  const pricePhrase = filter.isVerbatim ? undefined : findPricePhrase(filter.searchText ?? '')
  return pricePhrase ? { ...filter, searchText: pricePhrase.rest, price: pricePhrase.range, pricePhrase } : filter
}

/** Words are compared without accents and signs: the corrected ones are shown as the products write them. */
function resultOf(
  products: readonly Product[],
  { corrected, isPartial }: NonNullable<Interpretation['search']> = { isPartial: false },
  pricePhrase?: PricePhrase,
): { readonly search?: SearchResult } {
  const texts = products.flatMap(({ name, description }) => [name, description])
  const correctedText = corrected?.map((word) => findSpelling(word, texts) ?? word).join(' ')
  if (correctedText === undefined && !pricePhrase && !isPartial) return {}
  return {
    search: { ...(correctedText !== undefined && { correctedText }), ...(pricePhrase && { pricePhrase }), isPartial },
  }
}

/** Yields the ways to understand a search, the next one only if those before it match nothing. */
async function* interpretations(
  marketplace: Marketplace,
  { searchText, price, isVerbatim = false }: ProductFilter,
): AsyncGenerator<Interpretation> {
  const words = searchWords(searchText)
  if (searchText === undefined || words.length === 0)
    return yield { terms: price ? { concepts: [], which: 'all' } : undefined }
  const { concepts, unknownWords } = await understandSearch(marketplace, words)
  const correct = async () => {
    const corrected = isVerbatim ? undefined : await correctSearch(marketplace, searchText, unknownWords)
    return corrected && { corrected, concepts: (await understandSearch(marketplace, corrected)).concepts }
  }
  // A word that nothing has is mistyped rather than another way to write what only sounds like it.
  const mistyped = unknownWords.length > 0 ? await correct() : undefined
  if (mistyped) yield allOf(mistyped)
  yield allOf({ concepts })
  const corrected = mistyped ?? (unknownWords.length === 0 ? await correct() : undefined)
  const meant: Meaning = corrected ?? { concepts }
  if (meant.corrected && !mistyped) yield allOf(meant)
  if (meant.concepts.length > 1)
    yield { terms: { concepts: meant.concepts, which: 'any' }, search: { corrected: meant.corrected, isPartial: true } }
}

async function readPage(marketplace: Marketplace, filter: Parameters<typeof listProducts>[1], terms: SearchTerms) {
  const { page = 1, pageSize } = filter
  const slice = { limit: pageSize, offset: (page - 1) * pageSize }
  const ids = matchingIds(marketplace, filter, terms, slice)
  const placed = marketplace.db
    .selectFrom(ids.as('found'))
    .selectAll()
    .select(sql<number>`row_number() over ()`.as('place'))
  const [rows, counted] = await Promise.all([
    selectProducts(marketplace)
      .innerJoin(placed.as('placed'), 'placed.id', 'products.id')
      .select('placed.total')
      .orderBy('placed.place')
      .execute(),
    // The rows of a search already contain the total.
    terms && page === 1 ? undefined : countProducts(marketplace, filter, terms).executeTakeFirstOrThrow(),
  ])
  return { products: productsForVisitors(marketplace, rows), total: counted?.count ?? rows[0]?.total ?? 0 }
}

/** Yields all products that match in batches, so that a large catalog neither fills the memory nor blocks others. */
export async function* streamProducts(marketplace: Marketplace, filter: ProductFilter, batchSize = 200) {
  tagList(marketplace, filter)
  const ids = (await allIds(marketplace, filter)).map(({ id }) => id)
  for (let start = 0; start < ids.length; start += batchSize) {
    yield await loadProducts(marketplace, ids.slice(start, start + batchSize))
  }
}

async function allIds(marketplace: Marketplace, filter: ProductFilter) {
  const { pricePhrase: _, ...read } = readPricePhrase(filter)
  for await (const { terms } of interpretations(marketplace, read)) {
    const found = await matchingIds(marketplace, read, terms).execute()
    if (found.length > 0) return found
  }
  return []
}

function tagList(marketplace: Marketplace, { storeId, searchText, sort }: ProductFilter): void {
  addCacheTags(marketplace, storeId === undefined ? 'catalog' : `catalog-of-store:${storeId}`)
  if (searchText) addCacheTags(marketplace, 'search', 'promotion')
  if (sort === 'name') addCacheTags(marketplace, `catalog:${marketplace.locale}`)
  if (sort?.endsWith('price')) addCacheTags(marketplace, 'promotion')
}

async function loadProducts(marketplace: Marketplace, ids: readonly number[]): Promise<Product[]> {
  const rows = await selectProducts(marketplace)
    .where(sql<boolean>`products.id = any(${ids})`)
    .orderBy(sql`array_position(${ids}::int[], products.id)`)
    .execute()
  return productsForVisitors(marketplace, rows)
}
