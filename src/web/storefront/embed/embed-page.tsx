import { Link } from 'react-router'
import { isInStock } from '#domain/catalog/product.ts'
import { sharingMessages as messages } from '#page-messages/sharing.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { marketplaceIn, shopFactsIn } from '#web/page-context.ts'
import { homePath, productPath } from '#web/paths/storefront-paths.ts'
import { type ProductOnCard, SoldOut } from '#web/product-display/base-product-card.tsx'
import { Discount, Price } from '#web/product-display/price.tsx'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { framedPage } from '#web/rendering/static-page.ts'
import { readSharedCollection, readSharedStore } from '#web/sharing/shared-pieces.ts'
import { toCard } from '#web/storefront/components/to-card.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { LocalText } from '#web/text/local-text.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'
import type { Route } from './+types/embed-page'

export const handle = framedPage

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const marketplace = marketplaceIn(context)
  const slug = new URL(request.url).searchParams.get('category') ?? ''
  const { products, ...shared } = await catchNotFound(
    params.id === undefined
      ? readSharedCollection(marketplace, (await shopFactsIn(context)).categories, slug)
      : readSharedStore(marketplace, parseId(params.id)),
  )
  return { ...shared, products: products.map(toCard) }
}

/** The first pieces of a store or a collection, in a frame of another site. Links open the shop beside that site. */
export default function EmbedPage({ loaderData }: Route.ComponentProps) {
  const { name, languageOf, line, path, products } = loaderData
  const shop = useShopProfile()
  return (
    <main className="mx-auto max-w-5xl p-4">
      <PageHead title={name} description={messages.open(shop.name)} canonical={path} isUnlisted />
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <div className="min-w-0">
          <h1 className="text-2xl">
            <Link to={path} {...inShop} className="hover:text-door">
              <LocalText text={name} language={languageOf?.name} />
            </Link>
          </h1>
          {line && <p className="text-ink-soft text-sm">{line}</p>}
        </div>
        <p className="font-display font-semibold text-door text-lg">
          <Link to={homePath()} {...inShop} className="inline-flex min-h-11 items-center">
            <bdi>{shop.name}</bdi>
          </Link>
        </p>
      </header>
      {products.length === 0 && <p className="mt-4 text-ink-soft">{messages.nothing}</p>}
      <ul className="mt-4 grid grid-pair gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4">
        {products.map((product) => (
          <li key={product.id}>
            <Piece product={product} />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-center">
        <Link to={path} {...inShop} className={buttonClass('secondary')}>
          {messages.open(shop.name)}
        </Link>
      </p>
    </main>
  )
}

/** The site around the frame stays open, and learns nothing of the shop. */
const inShop = { reloadDocument: true, target: '_blank', rel: 'noopener' } as const

function Piece({ product }: { product: ProductOnCard }) {
  const [picture] = product.pictures
  return (
    <article className="relative">
      <div className="relative aspect-4/5 overflow-hidden rounded-card bg-sand">
        {picture && (
          <ResponsivePicture
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 64rem) 15rem, (min-width: 40rem) 31vw, calc(50vw - 1.5rem)"
            className="size-full object-cover"
          />
        )}
        <Discount
          product={product}
          className="absolute start-2.5 top-2.5 rounded-full bg-limestone px-3 py-1.5 font-semibold text-clay text-sm leading-none"
        />
      </div>
      <h2 className="mt-2 font-sans font-semibold text-base leading-snug">
        <Link to={productPath(product.id)} {...inShop} className="after:absolute after:inset-0 hover:text-door">
          <LocalText text={product.name} language={product.languageOf?.name} />
        </Link>
      </h2>
      <Price product={product} className="mt-1" />
      {!isInStock(product) && <SoldOut product={product} />}
    </article>
  )
}

/** What was embedded is not in the shop any more. */
export function ErrorBoundary() {
  const shop = useShopProfile()
  return (
    <main className="p-6 text-center">
      <title>{shop.name}</title>
      <p>{messages.gone}</p>
      <p className="mt-4">
        <Link to={homePath()} {...inShop} className={buttonClass('secondary')}>
          {messages.open(shop.name)}
        </Link>
      </p>
    </main>
  )
}
