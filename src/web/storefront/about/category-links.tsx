import { categoriesInMenu, offeredCategories } from '#domain/category.ts'
import type { Banners } from '#domain/home-page/banner.ts'
import { tileSlotOf } from '#domain/home-page/banner-slots.ts'
import { aboutMessages as about } from '#page-messages/about.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { useCategories } from '#web/use-categories.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { TilePattern } from '../components/tile-pattern.tsx'

/** Links to what is in the menu with its picture, and to every category by its name. */
export function CategoryLinks({ banners }: { banners: Banners }) {
  const categories = useCategories()
  return (
    <section className="page">
      <h2 className="text-3xl">{about.collectionsHeading}</h2>
      <ul className="mt-7 grid grid-pair gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-4">
        {categoriesInMenu(categories).map(({ slug, name }) => {
          const picture = banners[tileSlotOf(slug)]
          return (
            <li key={slug}>
              <PageLink to={shopPath({ category: slug })} className="group block">
                <span className="arch block aspect-4/5 bg-sand">
                  {picture ? (
                    <ResponsivePicture
                      picture={picture}
                      sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, calc(50vw - 1.7rem)"
                      className="size-full object-cover transition-transform duration-700 ease-soft group-hover:scale-103"
                    />
                  ) : (
                    <TilePattern />
                  )}
                </span>
                <span className="mt-3 block text-balance text-center font-display font-semibold leading-snug group-hover:text-door sm:text-lg">
                  {name}
                </span>
              </PageLink>
            </li>
          )
        })}
      </ul>
      <h3 className="mt-10 text-xl">{about.categoriesHeading}</h3>
      <ul className="mt-4 flex flex-wrap gap-2.5">
        {offeredCategories(categories).map(({ slug, name }) => (
          <li key={slug}>
            <PageLink
              to={shopPath({ category: slug })}
              className="flex min-h-11 items-center rounded-full bg-sand px-5 font-medium hover:bg-sand-deep"
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
