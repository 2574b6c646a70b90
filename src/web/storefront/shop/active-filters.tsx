import { shopMessages as shop } from '#page-messages/shop.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import type { ChosenFilter } from './chosen-filters.ts'

/** The chosen filters, each with a link that removes it. Crawlers need not follow these to endless combinations. */
export function ActiveFilters({ filters }: { filters: readonly ChosenFilter[] }) {
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
