import { useRef } from 'react'
import { redirect } from 'react-router'
import { listProducts } from '#domain/catalog/search/list-products.ts'
import { isByBestMatch } from '#domain/catalog/search/product-filter.ts'
import { maxSearchResults } from '#domain/catalog/search/product-search.ts'
import type { SearchResult } from '#domain/catalog/search/search-result.ts'
import { suggestSearches } from '#domain/catalog/search/suggest-searches.ts'
import { findSearchRedirect } from '#domain/catalog/search-entries/find-search-redirect.ts'
import { listStoreNames } from '#domain/catalog/stores/list-store-names.ts'
import { withCategories } from '#domain/categories/list-categories.ts'
import { categoriesOf, findCategory, type ShopCategory } from '#domain/category.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { shopMessages as shop } from '#page-messages/shop.ts'
import { localizeCategories } from '#web/localize-categories.ts'
import { languageIn, marketplaceIn } from '#web/page-context.ts'
import { shopPath, storePath } from '#web/paths/storefront-paths.ts'
import { Breadcrumbs } from '#web/storefront/components/breadcrumbs.tsx'
import { ProductCard } from '#web/storefront/components/product-card.tsx'
import { toCard } from '#web/storefront/components/to-card.ts'
import { LazyRecentlySeen } from '#web/storefront/recently-seen/lazy-recently-seen.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { LocalText, languageProps } from '#web/text/local-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import type { Route } from './+types/shop-page'
import { type ChosenFilter, chosenFilters } from './chosen-filters.ts'
import { filterGroups, priceBoundsOf } from './filter-groups.ts'
import { NoResults } from './no-results.tsx'
import { Pagination } from './pagination.tsx'
import { filterOf, readShopQuery } from './read-shop-query.ts'
import { changedShopPath, countChosen, isIndexed, type ShopQuery } from './shop-query.ts'

const ShopFilters = lazyPart(() => import('./shop-filters.tsx'))

const pageSize = 6

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  return withCategories(marketplaceIn(context), (categories) =>
    loadShop(marketplaceIn(context), searchParams, localizeCategories(categories, languageIn(context))),
  )
}

async function loadShop(marketplace: Marketplace, searchParams: URLSearchParams, categories: readonly ShopCategory[]) {
  const query = readShopQuery(searchParams, categories)
  const { page, seenIds = [] } = query
  const isKnown = (value: string) => findCategory(categories, value) !== undefined
  const isOffered = (value: string) => categoriesOf(categories, value) !== undefined
  // The address of a category that was retired since.
  if (searchParams.getAll('category').some((value) => isKnown(value) && !isOffered(value)))
    throw redirect(changedShopPath(query, {}))
  const [redirectPath, { products, total, hasNext, search, filters }, stores] = await Promise.all([
    findRedirectPath(marketplace, query),
    listProducts(marketplace, { ...filterOf(query, categories), page, seenIds, pageSize, countsFilters: true }),
    listStoreNames(marketplace, query.storeIds),
  ])
  if (redirectPath !== undefined) throw redirect(redirectPath)
  const lastNumber = Math.max(1, Math.ceil(total / pageSize))
  if (page > lastNumber && products.length === 0) throw redirect(changedShopPath(query, { page: lastNumber }))
  const suggestions =
    total === 0 ? await suggestSearches(marketplace, search?.isNotSold ? undefined : query.searchText) : undefined
  return {
    query,
    search,
    suggestions,
    category: query.categories.length === 1 ? shownCategory(categories, query.categories[0]) : undefined,
    products: products.map(toCard),
    total,
    hasMore: query.searchText !== undefined && isByBestMatch(query.sort) && total === maxSearchResults,
    lastPage: Math.max(lastNumber, hasNext ? page + 1 : page),
    store: query.storeIds.length === 1 ? stores.find(({ id }) => id === query.storeIds[0]) : undefined,
    chosen: chosenFilters(query, { stores, categories }, search),
    groups: filters ? filterGroups(query, filters.counts, { stores, categories }) : [],
    priceBounds: filters && priceBoundsOf(filters.counts),
    areAtLeast: filters?.areAtLeast ?? false,
  }
}

/**
 * Returns where the owner has decided that a search leads; undefined when it has results of its own. The target has no
 * search, so it redirects no further; a price in the text becomes its price range. A search under filters stays there,
 * and one for the text as typed is never redirected.
 */
async function findRedirectPath(marketplace: Marketplace, query: ShopQuery): Promise<string | undefined> {
  const { searchText, isVerbatim } = query
  if (searchText === undefined || isVerbatim || countChosen(query) > 0) return undefined
  const target = await findSearchRedirect(marketplace, searchText)
  if (target?.to === 'store') return storePath(target.storeId)
  if (!target) return undefined
  const { category, price } = target
  return changedShopPath(query, {
    ...{ categories: [category], minPrice: price.min, maxPrice: price.max },
    searchText: undefined,
  })
}

function shownCategory(categories: readonly ShopCategory[], value = '') {
  const { name, text } = findCategory(categories, value) ?? {}
  return { name, text }
}

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  const { query, search, suggestions, category, products, total, hasMore, lastPage, store, chosen } = loaderData
  const { groups, priceBounds, areAtLeast } = loaderData
  const resultsHeading = useRef<HTMLHeadingElement>(null)
  const heading = category?.name ?? store?.name ?? shop.title
  const title = heading === shop.title ? heading : shop.titleOf(heading)
  const headingLanguage = category?.name === undefined ? store?.languageOf?.name : undefined
  const seenIds = [...(query.seenIds ?? []), ...products.map(({ id }) => id)]
  return (
    <div className="page py-8 sm:py-10">
      <PageHead
        title={query.page > 1 ? shop.titleOfPage(title, query.page) : title}
        description={category?.text ?? shop.description}
        canonical={changedShopPath(query, { page: query.page })}
        picture={products[0]?.pictures[0]}
        isUnlisted={!isIndexed(query)}
      />
      <Breadcrumbs
        trail={heading === shop.title ? [] : [{ name: shop.title, path: shopPath() }]}
        here={heading}
        hereLanguage={headingLanguage}
      />
      <h1 {...languageProps(headingLanguage)} className="mt-3 text-4xl sm:text-5xl">
        {heading}
      </h1>
      {category?.text && <p className="mt-3 max-w-2xl text-ink-soft">{category.text}</p>}
      <div className="mt-8 gap-10 lg:grid lg:grid-cols-[16rem_1fr]">
        {/* As high as the products beside it, within which the filters scroll. */}
        <div className="lg:contain-size lg:min-h-96">
          <ShopFilters {...{ query, groups, priceBounds, areAtLeast, total, hasMore }} />
        </div>
        <div className="mt-8 lg:mt-0">
          <h2 ref={resultsHeading} tabIndex={-1} className="sr-only">
            {shop.pieces}
          </h2>
          <p role="status" className="text-ink-soft">
            <Found {...{ total, hasMore }} searchText={search?.correctedText ?? query.searchText} />
          </p>
          {search && <SearchNotice query={query} search={search} />}
          <ActiveFilters filters={chosen} />
          {suggestions ? (
            <NoResults query={query} suggestions={suggestions} isNotSold={search?.isNotSold === true} />
          ) : (
            <ul className="mt-5 card-grid grid grid-pair gap-x-4 sm:gap-x-6 md:grid-cols-3">
              {products.map((product, position) => (
                <li key={product.id}>
                  <ProductCard product={product} isFirst={position < 2} />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            page={query.page}
            lastPage={lastPage}
            pathOf={(page) => changedShopPath(query, { page, ...(page === query.page + 1 && { seenIds }) })}
            heading={resultsHeading}
            isIndexed={isIndexed(query)}
          />
          {suggestions && <LazyRecentlySeen isInColumn />}
        </div>
      </div>
    </div>
  )
}

interface FoundProps {
  readonly total: number
  readonly hasMore: boolean
  readonly searchText: string | undefined
}

function Found({ total, hasMore, searchText }: FoundProps) {
  if (searchText === undefined) return shop.results(total)
  return hasMore ? shop.manyResultsFor(total, searchText) : shop.resultsFor(total, searchText)
}

/** The chosen filters, each with a link that removes it. Crawlers need not follow these to endless combinations. */
function ActiveFilters({ filters }: { filters: readonly ChosenFilter[] }) {
  if (filters.length === 0) return null
  return (
    <ul aria-label={shop.activeFilters} className="mt-3 flex flex-wrap gap-2">
      {filters.map(({ name, language, path }) => (
        <li key={`${name} ${path}`}>
          <PageLink
            to={path}
            rel="nofollow"
            aria-label={shop.removeFilter(name)}
            className="flex min-h-11 items-center gap-1.5 rounded-full bg-sand ps-3.5 pe-2.5 text-sm hover:bg-sand-deep"
          >
            <LocalText text={name} language={language} />
            <Icon name="close" className="size-4" />
          </PageLink>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <PageLink
            to={shopPath()}
            className="flex min-h-11 items-center px-2 text-door text-sm underline underline-offset-4"
          >
            {shop.clearFilters}
          </PageLink>
        </li>
      )}
    </ul>
  )
}

/** Says when the results are not for what was typed, and offers to search for that. */
function SearchNotice({ query, search }: { query: ShopQuery; search: SearchResult }) {
  const { correctedText, isPartial } = search
  return (
    <>
      {correctedText !== undefined && query.searchText !== undefined && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3">
          {shop.resultsForMeant(correctedText)}
          <PageLink
            to={changedShopPath(query, { isVerbatim: true })}
            className="flex min-h-11 items-center text-door underline underline-offset-4"
          >
            {shop.searchInstead(query.searchText)}
          </PageLink>
        </p>
      )}
      {isPartial && <p className="mt-2">{shop.someWords}</p>}
    </>
  )
}
