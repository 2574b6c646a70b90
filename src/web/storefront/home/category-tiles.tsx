import { categoriesInMenu, type ShopCategory } from '#domain/category.ts'
import type { Banners } from '#domain/home-page/banner.ts'
import { tileSlotOf } from '#domain/home-page/banner-slots.ts'
import { findLabel } from '#messages/label-of.ts'
import { homeMessages } from '#page-messages/home.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { TilePattern } from '#web/storefront/components/tile-pattern.tsx'
import { LocalText } from '#web/text/local-text.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { useCategories } from '#web/use-categories.ts'

const SearchForm = lazyPart(async () => ({
  default: (await import('#web/storefront/components/search-box.tsx')).SearchForm,
}))

/** The first four tiles have an order of their own, and names until an owner writes others. */
const names: Readonly<Record<string, string>> = homeMessages.tiles.names
const order = Object.keys(names)

function inOrderOfTiles(one: ShopCategory, other: ShopCategory): number {
  const placeOf = ({ slug }: ShopCategory) => (order.includes(slug) ? order.indexOf(slug) : order.length)
  return placeOf(one) - placeOf(other)
}

/** Links to the collections and categories of the menu. */
export function CategoryTiles({ banners }: { banners: Banners }) {
  const { tiles } = homeMessages
  const categories = categoriesInMenu(useCategories()).toSorted(inOrderOfTiles)
  return (
    <section aria-labelledby="tiles" className="page mt-14 sm:mt-24">
      <h2 id="tiles" className="text-center text-3xl sm:text-4xl">
        {tiles.heading}
      </h2>
      <SearchForm label={tiles.search} className="mx-auto mt-6 max-w-xl xl:hidden" />
      <ul className="mt-9 grid grid-pair gap-x-4 gap-y-8 sm:mt-12 sm:gap-x-6 md:grid-cols-4">
        {categories.map(({ slug, name, hasOwnName }) => (
          <li key={slug}>
            <CategoryTile
              slug={slug}
              name={hasOwnName ? name : (findLabel(names, slug) ?? name)}
              picture={banners[tileSlotOf(slug)]}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface CategoryTileProps {
  readonly slug: string
  readonly name: string
  readonly picture: Banners[keyof Banners]
}

function CategoryTile({ slug, name, picture }: CategoryTileProps) {
  return (
    <PageLink to={picture?.linkPath || shopPath({ category: slug })} className="group block rounded-card text-center">
      <span className="arch block aspect-4/5 bg-sand-deep">
        {picture ? (
          <ResponsivePicture
            picture={picture}
            sizes="(min-width: 80rem) 18rem, (min-width: 48rem) calc(25vw - 1.7rem), calc(50vw - 1.7rem)"
            className="size-full object-cover transition-transform duration-700 ease-soft group-hover:scale-104"
          />
        ) : (
          <TilePattern />
        )}
      </span>
      <span className="mt-4 block text-balance px-1 font-display font-medium text-lg leading-snug group-hover:text-door">
        {picture?.headline ? <LocalText text={picture.headline} language={picture.languageOf?.headline} /> : name}
      </span>
      {picture?.words && (
        <span className="mt-1 block text-balance px-1 text-ink-soft text-sm">
          <LocalText text={picture.words} language={picture.languageOf?.words} />
        </span>
      )}
    </PageLink>
  )
}
