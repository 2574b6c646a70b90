import { listProducts } from '#domain/catalog/search/list-products.ts'
import { getStore } from '#domain/catalog/stores/get-store.ts'
import type { Store } from '#domain/catalog/stores/store.ts'
import { navigationMessages as navigation } from '#page-messages/layout.ts'
import { storeMessages as messages } from '#page-messages/store.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { picturePath } from '#web/paths/picture-paths.ts'
import { shopPath, storePath, storesPath } from '#web/paths/storefront-paths.ts'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { Breadcrumbs } from '#web/storefront/components/breadcrumbs.tsx'
import { EmptyState } from '#web/storefront/components/empty-state.tsx'
import { ProductCard } from '#web/storefront/components/product-card.tsx'
import { ShareLinks } from '#web/storefront/components/share-links.tsx'
import { type LocatedStore, StoreLocation } from '#web/storefront/components/store-location.tsx'
import { toCard } from '#web/storefront/components/to-card.ts'
import { JsonLd } from '#web/storefront/seo/json-ld.tsx'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { usePublicPageUrl, usePublicUrl } from '#web/storefront/seo/use-public-url.ts'
import { summaryOf } from '#web/text/excerpt.ts'
import { formatDay } from '#web/text/format.ts'
import { regionOf } from '#web/text/governorates.ts'
import { LocalParagraph, LocalText } from '#web/text/local-text.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageButton } from '#web/ui/page-link.tsx'
import { ZelligeBand } from '#web/ui/zellige.tsx'
import type { Route } from './+types/store-page'

/** Maximum of products on the page of a store; the shop page lists the rest. */
const maxProducts = 200

export async function loader({ params, context }: Route.LoaderArgs) {
  const marketplace = marketplaceIn(context)
  const id = parseId(params.id)
  const [store, { products, total }] = await Promise.all([
    catchNotFound(getStore(marketplace, id)),
    listProducts(marketplace, { storeIds: [id], pageSize: maxProducts }),
  ])
  const closed = store.reopensOn && messages.closed(formatDay(store.reopensOn))
  return { store, region: regionOf(store), closed, total, products: products.map(toCard) }
}

export default function StorePage({ loaderData: { store, region, closed, total, products } }: Route.ComponentProps) {
  const publicUrl = usePublicUrl()
  const publicUrlOf = usePublicPageUrl()
  return (
    <>
      <PageHead title={store.name} description={summaryOf(store.description)} picture={store.cover} />
      <JsonLd
        data={{
          '@type': 'Organization',
          name: store.name,
          description: store.description,
          url: publicUrlOf(storePath(store.id)),
          logo: publicUrl + picturePath(store.logo.fileName),
          sameAs: [store.instagramUrl, store.facebookUrl].filter(Boolean),
        }}
      />
      <div className="page pt-6">
        <Breadcrumbs
          trail={[{ name: navigation.makers, path: storesPath() }]}
          here={store.name}
          hereLanguage={store.languageOf?.name}
        />
      </div>
      <StoreHeader store={{ ...store, region }} closed={closed} />
      <section className="page mt-14">
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <h2 className="text-3xl">{messages.pieces}</h2>
          <p className="text-ink-soft">{messages.products(total)}</p>
        </div>
        {products.length === 0 ? (
          <EmptyState>
            <p className="mb-6">{messages.empty}</p>
            <PageButton to={shopPath()}>{messages.seeShop}</PageButton>
          </EmptyState>
        ) : (
          <ul className="mt-6 grid grid-cols-1 gap-x-4 gap-y-7 min-[480px]:card-grid min-[480px]:grid-cols-2 sm:gap-x-6 md:grid-cols-3">
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} isInOwnStore isRowOnPhone />
              </li>
            ))}
            <ClosingTile after={products.length} />
          </ul>
        )}
        {total > products.length && (
          <p className="mt-10 text-center">
            <PageButton to={shopPath({ brand: store.id })}>{messages.seeAll(total)}</PageButton>
          </p>
        )}
      </section>
    </>
  )
}

/** Fills the last row of the grid: the free cell of two, or one or two of three. */
function ClosingTile({ after }: { after: number }) {
  const inTwo = after % 2 === 0 ? 'min-[480px]:max-md:hidden' : ''
  const inThree = ['md:hidden', 'md:col-span-2', ''][after % 3]
  return (
    <li
      className={`flex flex-col items-center justify-center gap-5 rounded-card bg-sand/60 p-6 text-center max-[479.98px]:hidden ${inTwo} ${inThree}`}
    >
      <ZelligeBand className="h-4 max-w-32 text-door/45" />
      <p className="max-w-xs text-balance font-display text-xl">{messages.others}</p>
      <PageButton to={storesPath()} variant="outline">
        {messages.seeMakers}
      </PageButton>
    </li>
  )
}

interface StoreHeaderProps {
  readonly store: Store & LocatedStore
  /** That it is closed, and until when; undefined while it is open. */
  readonly closed: string | undefined
}

function StoreHeader({ store, closed }: StoreHeaderProps) {
  const links = [
    { url: store.instagramUrl, icon: 'instagram', name: messages.instagram },
    { url: store.facebookUrl, icon: 'facebook', name: messages.facebook },
  ] as const
  return (
    <header>
      <ResponsivePicture
        picture={store.cover}
        isFirst
        sizes="(min-width: 64rem) max(100vw, 75rem), max(100vw, 36rem)"
        className="mt-4 h-52 w-full object-[50%_75%] object-cover sm:h-72 lg:h-112 2xl:h-144"
      />
      <div className="page -mt-20 flex flex-col gap-6 sm:-mt-24 md:flex-row md:items-start md:gap-10">
        <div className="arch [--arch-rise:50%] w-36 shrink-0 border-4 border-limestone bg-limestone shadow-card sm:w-44">
          <ResponsivePicture
            picture={store.logo}
            sizes="(min-width: 48rem) 10.5rem, 8.5rem"
            className="aspect-square w-full object-cover"
          />
        </div>
        <div className="md:pt-28">
          <h1 className="text-4xl sm:text-5xl">
            <LocalText text={store.name} language={store.languageOf?.name} />
          </h1>
          {store.craft && (
            <p className="mt-2 font-medium text-lg">
              <LocalText text={store.craft} language={store.languageOf?.craft} />
            </p>
          )}
          <StoreLocation store={store} className="mt-0.5 flex items-center gap-1.5 text-ink-soft">
            <Icon name="pin" />
          </StoreLocation>
          {closed && (
            <Notice tone="info" className="mt-4 max-w-2xl">
              <p className="font-semibold">{closed}</p>
              {store.closedNote ? (
                <LocalParagraph text={store.closedNote} language={store.languageOf?.closedNote} className="mt-1" />
              ) : (
                <p className="mt-1">{messages.closedText}</p>
              )}
            </Notice>
          )}
          <ul className="mt-4 flex flex-wrap gap-3">
            {links.map(
              ({ url, icon, name }) =>
                url && (
                  <li key={icon}>
                    <a
                      href={url}
                      rel="noopener nofollow ugc"
                      aria-label={messages.follow(store.name, name)}
                      className={buttonClass('outline', 'px-4 text-sm')}
                    >
                      <Icon name={icon} />
                      {name}
                    </a>
                  </li>
                ),
            )}
          </ul>
          <LocalParagraph
            text={store.description}
            language={store.languageOf?.description}
            className="mt-6 max-w-2xl text-ink-soft text-lg leading-relaxed"
          />
          <ShareLinks title={store.name} path={storePath(store.id)} className="mt-3" />
        </div>
      </div>
    </header>
  )
}
