import { categories, collectionSlugs } from '#domain/category.ts'
import type { Banners } from '#domain/home-page/banner.ts'
import { aboutMessages as about } from '#page-messages/about.ts'
import { categoryMessages as categoryNames } from '#page-messages/categories.ts'
import { collectionMessages as collectionNames } from '#page-messages/layout.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { PageLink } from '../../ui/page-link.tsx'

/** Links to the four collections with their pictures, and to every category by its name. */
export function CategoryLinks({ banners }: { banners: Banners }) {
  return (
    <section className="page">
      <h2 className="text-3xl">{about.collectionsHeading}</h2>
      <ul className="mt-7 grid grid-pair gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-4">
        {collectionSlugs.map((slug) => {
          const picture = banners[`tile-${slug}`]
          return (
            <li key={slug}>
              <PageLink to={shopPath({ category: slug })} className="group block">
                <span className="arch block aspect-4/5 bg-sand">
                  {picture && (
                    <ResponsivePicture
                      picture={picture}
                      sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, calc(50vw - 1.7rem)"
                      className="size-full object-cover transition-transform duration-700 ease-soft group-hover:scale-103"
                    />
                  )}
                </span>
                <span className="mt-3 block text-balance text-center font-display font-semibold leading-snug group-hover:text-door sm:text-lg">
                  {collectionNames[slug]}
                </span>
              </PageLink>
            </li>
          )
        })}
      </ul>
      <h3 className="mt-10 text-xl">{about.categoriesHeading}</h3>
      <ul className="mt-4 flex flex-wrap gap-2.5">
        {categories.map((category) => (
          <li key={category}>
            <PageLink
              to={shopPath({ category })}
              className="flex min-h-11 items-center rounded-full bg-sand px-5 font-medium hover:bg-sand-deep"
            >
              {categoryNames[category]}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
