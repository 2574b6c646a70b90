import { useRef } from 'react'
import { redirect } from 'react-router'
import { listProducts } from '#domain/catalog/search/list-products.ts'
import { maxSearchResults } from '#domain/catalog/search/product-search.ts'
import { suggestSearches } from '#domain/catalog/search/suggest-searches.ts'
import { listStoreNames } from '#domain/catalog/stores/list-store-names.ts'
import { shopMessages as shop } from '#page-messages/shop.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import { Breadcrumbs } from '#web/storefront/components/breadcrumbs.tsx'
import { categoryNameOf } from '#web/storefront/components/category-name.ts'
import { ProductCard, toCard } from '#web/storefront/components/product-card.tsx'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { languageProps } from '#web/text/local-text.tsx'
import type { Route } from './+types/shop-page'
import { ActiveFilters } from './active-filters.tsx'
import { NoResults } from './no-results.tsx'
import { Pagination } from './pagination.tsx'
import { SearchNotice } from './search-notice.tsx'
import { ShopFilters } from './shop-filters.tsx'
import { changedShopPath, filterOf, readShopQuery } from './shop-query.ts'

const pageSize = 6

export async function loader({ request, context }: Route.LoaderArgs) {
  const marketplace = marketplaceIn(context)
  const query = readShopQuery(new URL(request.url).searchParams)
  const [{ products, total, search }, stores] = await Promise.all([
    listProducts(marketplace, { ...filterOf(query), page: query.page, pageSize }),
    listStoreNames(marketplace, query.storeId),
  ])
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  if (query.page > lastPage) throw redirect(changedShopPath(query, { page: lastPage }))
  const suggestions = total === 0 ? await suggestSearches(marketplace, query.searchText) : undefined
  return {
    query,
    search,
    suggestions,
    products: products.map(toCard),
    total,
    hasMore: query.searchText !== undefined && total === maxSearchResults,
    lastPage,
    stores,
  }
}

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  const { query, search, suggestions, products, total, hasMore, lastPage, stores } = loaderData
  const resultsHeading = useRef<HTMLHeadingElement>(null)
  const store = stores.find(({ id }) => id === query.storeId)
  const categoryName = categoryNameOf(query.category)
  const heading = categoryName ?? store?.name ?? shop.title
  const title = heading === shop.title ? heading : shop.titleOf(heading)
  const headingLanguage = categoryName === undefined ? store?.languageOf?.name : undefined
  return (
    <div className="page py-8 sm:py-10">
      <PageHead
        title={query.page > 1 ? shop.titleOfPage(title, query.page) : title}
        description={shop.description}
        canonical={changedShopPath(query, { page: query.page })}
        picture={products[0]?.pictures[0]}
      />
      <Breadcrumbs
        trail={heading === shop.title ? [] : [{ name: shop.title, path: shopPath() }]}
        here={heading}
        hereLanguage={headingLanguage}
      />
      <h1 {...languageProps(headingLanguage)} className="mt-3 text-4xl sm:text-5xl">
        {heading}
      </h1>
      <div className="mt-8 gap-10 lg:grid lg:grid-cols-[16rem_1fr]">
        <ShopFilters query={query} stores={stores} />
        <div className="mt-8 lg:mt-0">
          <h2 ref={resultsHeading} tabIndex={-1} className="sr-only">
            {shop.pieces}
          </h2>
          <p role="status" className="text-ink-soft">
            <Found {...{ total, hasMore }} searchText={query.searchText} />
          </p>
          {search && <SearchNotice query={query} search={search} />}
          <ActiveFilters query={query} stores={stores} pricePhrase={search?.pricePhrase} />
          {suggestions ? (
            <NoResults query={query} suggestions={suggestions} />
          ) : (
            <ul className="mt-5 grid grid-pair gap-x-4 gap-y-9 sm:gap-x-6 md:grid-cols-3">
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
            pathOf={(page) => changedShopPath(query, { page })}
            heading={resultsHeading}
          />
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
