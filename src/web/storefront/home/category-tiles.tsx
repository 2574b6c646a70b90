import type { Collection } from '#domain/category.ts'
import type { Banners } from '#domain/home-page/banner.ts'
import { homeMessages } from '#page-messages/home.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { LocalText } from '#web/text/local-text.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PageLink } from '../../ui/page-link.tsx'

const SearchForm = lazyPart(async () => ({ default: (await import('../components/search-box.tsx')).SearchForm }))

const shownCollections = [
  'home-ambiance-essentials',
  'handcrafted-accessories',
  'kids-room-wonders',
  'artisanal-decor-craft',
] as const satisfies Collection[]

/** Links to the four collections. */
export function CategoryTiles({ banners }: { banners: Banners }) {
  const { tiles } = homeMessages
  return (
    <section aria-labelledby="tiles" className="page mt-14 sm:mt-24">
      <h2 id="tiles" className="text-center text-3xl sm:text-4xl">
        {tiles.heading}
      </h2>
      <SearchForm label={tiles.search} className="mx-auto mt-6 max-w-xl xl:hidden" />
      <ul className="mt-9 grid grid-pair gap-x-4 gap-y-8 sm:mt-12 sm:gap-x-6 md:grid-cols-4">
        {shownCollections.map((slug) => (
          <li key={slug}>
            <CategoryTile slug={slug} name={tiles.names[slug]} picture={banners[`tile-${slug}`]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface CategoryTileProps {
  readonly slug: Collection
  readonly name: string
  readonly picture: Banners[keyof Banners]
}

function CategoryTile({ slug, name, picture }: CategoryTileProps) {
  return (
    <PageLink to={picture?.linkPath || shopPath({ category: slug })} className="group block rounded-card text-center">
      <span className="arch block aspect-4/5 bg-sand-deep">
        {picture && (
          <ResponsivePicture
            picture={picture}
            sizes="(min-width: 80rem) 18rem, (min-width: 48rem) calc(25vw - 1.7rem), calc(50vw - 1.7rem)"
            className="size-full object-cover transition-transform duration-700 ease-soft group-hover:scale-104"
          />
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
