import { getStore } from '#domain/catalog/get-store.ts'
import { listProducts } from '#domain/catalog/list-products.ts'
import { pictureUrl } from '#domain/catalog/picture.ts'
import { placeOf } from '#domain/catalog/place-of.ts'
import type { Store } from '#domain/catalog/store.ts'
import { navigationMessages } from '#messages/layout.ts'
import { storeMessages } from '#messages/store.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { ShopPicture } from '../../goods/picture.tsx'
import { idFrom, or404 } from '../../or-404.ts'
import { useMessages } from '../../text/messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageButton } from '../../ui/page-link.tsx'
import { ZelligeBand } from '../../ui/zellige.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { summaryOf } from '../excerpt.ts'
import { JsonLd } from '../json-ld.tsx'
import { PageHead } from '../page-head.tsx'
import { ProductCard, toCard } from '../product-card.tsx'
import { usePublicUrl } from '../public-url.ts'
import { ShareLinks } from '../share-links.tsx'
import type { Route } from './+types/store-page'

/** What stands on the page of a store; the shop has the rest. */
const mostProducts = 200

export async function loader({ params, context }: Route.LoaderArgs) {
  const marketplace = marketplaceIn(context)
  const id = idFrom(params.id)
  const [store, { products, total }] = await Promise.all([
    or404(getStore(marketplace, id)),
    listProducts(marketplace, { storeId: id, pageSize: mostProducts }),
  ])
  return { store, place: placeOf(store), total, products: products.map(toCard) }
}

export default function StorePage({ loaderData: { store, place, total, products } }: Route.ComponentProps) {
  const navigation = useMessages(navigationMessages)
  const words = useMessages(storeMessages)
  const publicUrl = usePublicUrl()
  return (
    <>
      <PageHead title={store.name} description={summaryOf(store.description)} picture={store.cover} />
      <JsonLd
        data={{
          '@type': 'Organization',
          name: store.name,
          description: store.description,
          url: `${publicUrl}/store/${store.id}`,
          logo: publicUrl + pictureUrl(store.logo.fileName),
          sameAs: [store.instagramUrl, store.facebookUrl].filter(Boolean),
        }}
      />
      <div className="page pt-6">
        <Breadcrumbs trail={[{ name: navigation.makers, path: '/stores' }]} here={store.name} />
      </div>
      <StoreHeader store={store} place={place} />
      <section className="page mt-14">
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <h2 className="text-3xl">{words.pieces}</h2>
          <p className="text-ink-soft">{words.products(total)}</p>
        </div>
        {products.length === 0 ? (
          <div className="mt-6 rounded-card bg-sand/60 px-6 py-14 text-center">
            <p className="mb-6">{words.empty}</p>
            <PageButton to="/shop">{words.seeShop}</PageButton>
          </div>
        ) : (
          <ul className="mt-6 grid grid-cols-1 gap-x-4 gap-y-7 min-[480px]:grid-cols-2 min-[480px]:gap-y-9 sm:gap-x-6 md:grid-cols-3">
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} isAtHome isRowOnPhone />
              </li>
            ))}
            <ClosingTile after={products.length} />
          </ul>
        )}
        {total > products.length && (
          <p className="mt-10 text-center">
            <PageButton to={`/shop?brand=${store.id}`}>{words.seeAll(total)}</PageButton>
          </p>
        )}
      </section>
    </>
  )
}

/** Fills the last row where the pieces leave room in it: one place of two, one or two of three. */
function ClosingTile({ after }: { after: number }) {
  const words = useMessages(storeMessages)
  const inTwo = after % 2 === 0 ? 'min-[480px]:max-md:hidden' : ''
  const inThree = ['md:hidden', 'md:col-span-2', ''][after % 3]
  return (
    <li
      className={`flex flex-col items-center justify-center gap-5 rounded-card bg-sand/60 p-6 text-center max-[479.98px]:hidden ${inTwo} ${inThree}`}
    >
      <ZelligeBand className="h-4 max-w-32 text-door/45" />
      <p className="max-w-xs text-balance font-display text-xl">{words.others}</p>
      <PageButton to="/stores" variant="outline">
        {words.seeMakers}
      </PageButton>
    </li>
  )
}

function StoreHeader({ store, place }: { store: Store; place: string }) {
  const words = useMessages(storeMessages)
  const links = [
    { url: store.instagramUrl, icon: 'instagram', name: words.instagram },
    { url: store.facebookUrl, icon: 'facebook', name: words.facebook },
  ] as const
  return (
    <header>
      <ShopPicture
        picture={store.cover}
        isFirst
        sizes="(min-width: 64rem) max(100vw, 75rem), max(100vw, 36rem)"
        className="mt-4 h-52 w-full object-[50%_75%] object-cover sm:h-72 lg:h-112 2xl:h-144"
      />
      <div className="page -mt-20 flex flex-col gap-6 sm:-mt-24 md:flex-row md:items-start md:gap-10">
        <div className="arch [--arch-rise:50%] w-36 shrink-0 border-4 border-limestone bg-limestone shadow-card sm:w-44">
          <ShopPicture
            picture={store.logo}
            sizes="(min-width: 48rem) 10.5rem, 8.5rem"
            className="aspect-square w-full object-cover"
          />
        </div>
        <div className="md:pt-28">
          <h1 className="text-4xl sm:text-5xl">{store.name}</h1>
          {store.craft && <p className="mt-2 font-medium text-lg">{store.craft}</p>}
          {place && (
            <p className="mt-0.5 flex items-center gap-1.5 text-ink-soft">
              <Icon name="pin" />
              <bdi>{place}</bdi>
            </p>
          )}
          <ul className="mt-4 flex flex-wrap gap-3">
            {links.map(
              ({ url, icon, name }) =>
                url && (
                  <li key={icon}>
                    <a
                      href={url}
                      rel="noopener nofollow ugc"
                      aria-label={words.follow(store.name, name)}
                      className={buttonClass('outline', 'px-4 text-sm')}
                    >
                      <Icon name={icon} />
                      {name}
                    </a>
                  </li>
                ),
            )}
          </ul>
          <p className="mt-6 max-w-2xl text-ink-soft text-lg leading-relaxed">{store.description}</p>
          <ShareLinks title={store.name} path={`/store/${store.id}`} className="mt-3" />
        </div>
      </div>
    </header>
  )
}
