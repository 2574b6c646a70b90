import type { Store } from '#domain/catalog/stores/store.ts'
import { aboutMessages as about } from '#page-messages/about.ts'
import { storePath, storesPath } from '#web/paths/storefront-paths.ts'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { StoreCraft } from '#web/storefront/components/store-craft.tsx'
import { LocalText } from '#web/text/local-text.tsx'
import { PageButton, PageLink } from '../../ui/page-link.tsx'

/** Links to stores, with their logos, and to the page of all stores. */
export function Collaborators({
  stores,
}: {
  stores: readonly Pick<Store, 'id' | 'name' | 'category' | 'craft' | 'languageOf' | 'logo'>[]
}) {
  if (stores.length === 0) return null
  return (
    <section id="collaborators" className="page mt-16 sm:mt-20">
      <h2 className="text-3xl">{about.collaboratorsHeading}</h2>
      <p className="mt-3 max-w-2xl text-ink-soft text-lg">{about.collaboratorsText}</p>
      <ul className="mt-8 grid grid-pair gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4">
        {stores.map((store) => (
          <li key={store.id}>
            <PageLink to={storePath(store.id)} className="group flex h-full flex-col items-center text-center">
              <span className="arch [--arch-rise:50%] block w-28 bg-sand shadow-card sm:w-36">
                <ResponsivePicture
                  picture={store.logo}
                  sizes="9rem"
                  className="aspect-square w-full object-cover transition-transform duration-700 ease-soft group-hover:scale-103"
                />
              </span>
              <span className="mt-3 text-balance font-display font-semibold text-lg leading-snug group-hover:text-door">
                <LocalText text={store.name} language={store.languageOf?.name} />
              </span>
              <span className="text-ink-soft text-sm">
                <StoreCraft store={store} />
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      <p className="mt-9">
        <PageButton to={storesPath()} variant="outline">
          {about.allMakers}
        </PageButton>
      </p>
    </section>
  )
}
