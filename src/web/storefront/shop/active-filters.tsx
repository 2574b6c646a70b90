import { shopMessages } from '#messages/en/shop.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import { useCategoryName } from '#web/storefront/components/use-category-name.ts'
import { useMessages } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { changedShopPath, type ShopQuery } from './shop-query.ts'

interface ActiveFiltersProps {
  readonly query: ShopQuery
  readonly stores: readonly { readonly id: number; readonly name: string }[]
}

/** The active filters, each with a link that removes it. */
export function ActiveFilters({ query, stores }: ActiveFiltersProps) {
  const shop = useMessages(shopMessages)
  const nameOfCategory = useCategoryName()
  const filters = [
    { name: nameOfCategory(query.category), path: changedShopPath(query, { category: undefined }) },
    {
      name: stores.find((store) => store.id === query.storeId)?.name,
      path: changedShopPath(query, { storeId: undefined }),
    },
    { name: query.searchText && `“${query.searchText}”`, path: changedShopPath(query, { searchText: undefined }) },
  ].filter((filter) => filter.name)
  if (filters.length === 0) return null
  return (
    <ul aria-label={shop.activeFilters} className="mt-3 flex flex-wrap gap-2">
      {filters.map(({ name = '', path }) => (
        <li key={path}>
          <PageLink
            to={path}
            aria-label={shop.removeFilter(name)}
            className="flex min-h-11 items-center gap-1.5 rounded-full bg-sand ps-3.5 pe-2.5 text-sm hover:bg-sand-deep"
          >
            {name}
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
