import type { SearchResult } from '#domain/catalog/search/search-result.ts'
import { shopMessages as shop } from '#page-messages/shop.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { changedShopPath, type ShopQuery } from './shop-query.ts'

/** Says when the results are not for what was typed, and offers to search for that. */
export function SearchNotice({ query, search }: { query: ShopQuery; search: SearchResult }) {
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
