import type { Suggestions } from '#domain/catalog/suggest-searches.ts'
import { shopMessages } from '#messages/shop.ts'
import { useMessages } from '../../text/messages.ts'
import { PageButton, PageLink } from '../../ui/page-link.tsx'
import { useCategoryName } from '../category-name.ts'
import { type ShopQuery, shopPath } from './shop-query.ts'

const everything: ShopQuery = { sort: 'ours', page: 1 }

/** A search that found nothing is no dead end: the same words without the filters, near words and stores, and shelves. */
export function NothingFound({ query, suggestions }: { query: ShopQuery; suggestions: Suggestions }) {
  const shop = useMessages(shopMessages)
  const nameOfCategory = useCategoryName()
  const { words, stores, shelves } = suggestions
  const isNarrowed = query.category !== undefined || query.storeId !== undefined
  return (
    <div className="mt-8 rounded-card bg-sand/60 px-5 py-10 sm:px-8">
      <h2 className="text-2xl">{shop.nothingFound}</h2>
      <p className="mt-2 text-ink-soft">{shop.nothingFoundText}</p>
      <Ways
        title={shop.nearWords}
        ways={[
          ...(isNarrowed && query.words
            ? [{ name: shop.inWholeShop(query.words), path: shopPath(everything, { words: query.words }) }]
            : []),
          ...words.map((word) => ({ name: word, path: shopPath(everything, { words: word }) })),
          ...stores.map(({ id, name }) => ({ name, path: `/store/${id}` })),
        ]}
      />
      <Ways
        title={shop.shelves}
        ways={shelves.map(({ category, pieces }) => ({
          name: shop.shelf(nameOfCategory(category) ?? category, pieces),
          path: shopPath(everything, { category }),
        }))}
      />
      <PageButton to="/shop" className="mt-8">
        {shop.showAll}
      </PageButton>
    </div>
  )
}

function Ways({ title, ways }: { title: string; ways: readonly { readonly name: string; readonly path: string }[] }) {
  if (ways.length === 0) return null
  return (
    <section aria-label={title} className="mt-6">
      <h3 className="font-sans font-semibold text-base">{title}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {ways.map(({ name, path }) => (
          <li key={path}>
            <PageLink
              to={path}
              className="flex min-h-11 items-center rounded-full border border-ink/20 bg-white px-4 hover:border-door hover:text-door"
            >
              <bdi>{name}</bdi>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
