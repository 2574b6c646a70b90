import type { Suggestions } from '#domain/catalog/search/suggest-searches.ts'
import { offeredCategories } from '#domain/category.ts'
import type { Locale } from '#domain/locale.ts'
import { shopMessages as shop } from '#page-messages/shop.ts'
import { contactPath, shopPath, storePath } from '#web/paths/storefront-paths.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { PageButton, PageLink } from '#web/ui/page-link.tsx'
import { useCategories } from '#web/use-categories.ts'
import { countChosen, type ShopQuery } from './shop-query.ts'

interface NoResultsProps {
  readonly query: ShopQuery
  readonly suggestions: Suggestions
  /** The owner has decided that the shop does not sell what was searched for. */
  readonly isNotSold: boolean
}

/**
 * Suggestions for a search without results: the same search without filters, similar terms and stores, and categories.
 */
export function NoResults({ query, suggestions, isNotSold }: NoResultsProps) {
  const { terms, stores, categories } = suggestions
  const offered = offeredCategories(useCategories())
  const isNarrowed = !isNotSold && countChosen(query) > 0
  return (
    <div className="mt-8 rounded-card bg-sand/60 px-5 py-10 sm:px-8">
      <h2 className="break-words text-2xl">{titleFor(query, isNotSold)}</h2>
      <p className="mt-2 text-ink-soft">{adviceFor(query, isNotSold)}</p>
      <SuggestionLinks
        title={shop.nearWords}
        links={[
          ...(isNarrowed && query.searchText
            ? [
                {
                  name: shop.inWholeShop(query.searchText),
                  path: shopPath({ q: query.searchText }),
                },
              ]
            : []),
          ...terms.map((word) => ({ name: word, path: shopPath({ q: word }) })),
          ...stores.map(({ id, name, languageOf }) => ({ name, language: languageOf?.name, path: storePath(id) })),
        ]}
      />
      <SuggestionLinks
        title={shop.otherCategories}
        links={categories.flatMap(({ category, pieces }) => {
          const name = offered.find(({ slug }) => slug === category)?.name
          return name === undefined ? [] : { name: shop.categoryLink(name, pieces), path: shopPath({ category }) }
        })}
      />
      <div className="mt-8 flex flex-wrap gap-3">
        <PageButton to={shopPath()}>{shop.showAll}</PageButton>
        {isNotSold && (
          <PageButton to={contactPath()} variant="outline">
            {shop.writeToUs}
          </PageButton>
        )}
      </div>
    </div>
  )
}

function titleFor(query: ShopQuery, isNotSold: boolean): string {
  if (isNotSold) return shop.notSold(query.searchText ?? '')
  return isWholeCategory(query) ? shop.nothingInCategory : shop.nothingFound
}

/** Whether it is a category as links lead to it. */
function isWholeCategory(query: ShopQuery): boolean {
  return query.searchText === undefined && query.categories.length === 1 && countChosen(query) === 1
}

/** Nothing in a category or a shop without pieces, where no other filter or search would find any. */
function adviceFor(query: ShopQuery, isNotSold: boolean): string | undefined {
  if (isNotSold) return shop.notSoldText
  if (isWholeCategory(query)) return undefined
  if (countChosen(query) > 0) return shop.nothingFoundFiltered
  return query.searchText === undefined ? undefined : shop.nothingFoundText
}

function SuggestionLinks({
  title,
  links,
}: {
  title: string
  links: readonly { readonly name: string; readonly language?: Locale | undefined; readonly path: string }[]
}) {
  if (links.length === 0) return null
  return (
    <section aria-label={title} className="mt-6">
      <h3 className="font-sans font-semibold text-base">{title}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {links.map(({ name, language, path }) => (
          <li key={path}>
            <PageLink
              to={path}
              className="flex min-h-11 items-center rounded-full border border-ink/20 bg-white px-4 hover:border-door hover:text-door"
            >
              <LocalText text={name} language={language} />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
