import type { StoreName } from '#domain/catalog/stores/store-name.ts'
import type { Locale } from '#domain/locale.ts'
import type { PricePhrase, PriceRange } from '#domain/search/price-phrase.ts'
import { shopMessages as shop } from '#page-messages/shop.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import { categoryNameOf } from '#web/storefront/components/category-name.ts'
import { formatPrice } from '#web/text/format.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { changedShopPath, type ShopQuery } from './shop-query.ts'

interface ActiveFiltersProps {
  readonly query: ShopQuery
  readonly stores: readonly StoreName[]
  /** A price in the search text. */
  readonly pricePhrase: PricePhrase | undefined
}

interface Filter {
  readonly name: string | undefined
  /** The language of the name, when it is not that of the page. */
  readonly language?: Locale | undefined
  readonly path: string
}

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ query, stores, pricePhrase }: ActiveFiltersProps) {
  const searchText = pricePhrase?.rest ?? query.searchText
  const store = stores.find(({ id }) => id === query.storeId)
  const filters: readonly Filter[] = [
    { name: categoryNameOf(query.category), path: changedShopPath(query, { category: undefined }) },
    {
      name: store?.name,
      language: store?.languageOf?.name,
      path: changedShopPath(query, { storeId: undefined }),
    },
    {
      name: pricePhrase && priceText(pricePhrase.range),
      path: changedShopPath(query, { searchText: pricePhrase?.rest }),
    },
    {
      name: searchText && shop.quoted(searchText),
      path: changedShopPath(query, { searchText: undefined }),
    },
  ]
  const active = filters.filter(({ name }) => name)
  if (active.length === 0) return null
  return (
    <ul aria-label={shop.activeFilters} className="mt-3 flex flex-wrap gap-2">
      {active.map(({ name = '', language, path }) => (
        <li key={path}>
          <PageLink
            to={path}
            aria-label={shop.removeFilter(name)}
            className="flex min-h-11 items-center gap-1.5 rounded-full bg-sand ps-3.5 pe-2.5 text-sm hover:bg-sand-deep"
          >
            <LocalText text={name} language={language} />
            <Icon name="close" className="size-4" />
          </PageLink>
        </li>
      ))}
      {active.length > 1 && (
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

function priceText({ min, max }: PriceRange): string | undefined {
  if (min === undefined) return max === undefined ? undefined : shop.priceUpTo(formatPrice(max))
  return max === undefined ? shop.priceFrom(formatPrice(min)) : shop.priceBetween(formatPrice(min), formatPrice(max))
}
