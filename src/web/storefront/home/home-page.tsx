import type { ShouldRevalidateFunction } from 'react-router'
import { getBanners } from '#domain/home-page/get-banners.ts'
import { listBestSellers } from '#domain/home-page/list-best-sellers.ts'
import { listStoresOfWeek } from '#domain/home-page/list-stores-of-week.ts'
import { findWeeklyPromotion } from '#domain/promotions/find-weekly-promotion.ts'
import type { WeeklyPromotion } from '#domain/promotions/weekly-promotion.ts'
import { homeMessages } from '#page-messages/home.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { homePath, productPath, shopPath, storesPath } from '#web/paths/storefront-paths.ts'
import type { ProductOnCard } from '#web/product-display/base-product-card.tsx'
import { Price } from '#web/product-display/price.tsx'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { ProductCard } from '#web/storefront/components/product-card.tsx'
import { StoreCard } from '#web/storefront/components/store-card.tsx'
import { type StoreOnCard, toStoreOnCard } from '#web/storefront/components/store-summary.ts'
import { toCard } from '#web/storefront/components/to-card.ts'
import { JsonLd } from '#web/storefront/seo/json-ld.tsx'
import { organizationJsonLd, websiteJsonLd } from '#web/storefront/seo/organization-json-ld.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { usePublicPageUrl, usePublicUrl } from '#web/storefront/seo/use-public-url.ts'
import { formatLastDay, formatMoment } from '#web/text/format.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageButton, PageLink } from '#web/ui/page-link.tsx'
import { ZelligeBand } from '#web/ui/zellige.tsx'
import { useSaleTerms } from '#web/use-sale-terms.ts'
import { useShopProfile } from '#web/use-shop-profile.ts'
import type { Route } from './+types/home-page'
import { CategoryTiles } from './category-tiles.tsx'
import { HeroCarousel } from './hero-carousel.tsx'
import { WeeklySale } from './weekly-sale.tsx'

const NewsletterSection = lazyPart(() => import('./newsletter-section.tsx'))

/** Stores shown in the section of the week. */
const maxStoresOfWeek = 3

export async function loader({ context }: Route.LoaderArgs) {
  const marketplace = marketplaceIn(context)
  const [banners, promotion, bestSellers, storesOfWeek] = await Promise.all([
    getBanners(marketplace),
    findWeeklyPromotion(marketplace),
    listBestSellers(marketplace),
    listStoresOfWeek(marketplace, maxStoresOfWeek),
  ])
  return {
    banners,
    weeklySale: promotion && weeklySaleOf(promotion, marketplace.clock.now()),
    bestSellers: { ...bestSellers, products: bestSellers.products.map(toCard) },
    storesOfWeek: storesOfWeek.map(toStoreOnCard),
  }
}

function weeklySaleOf({ product, endsAt }: WeeklyPromotion, now: Date) {
  const lastDay = formatLastDay(endsAt, now)
  const { midnight } = homeMessages.weeklySale
  return {
    product: toCard(product),
    now,
    endsAt,
    endsOn: lastDay ? midnight(lastDay) : formatMoment(endsAt),
  }
}

/**
 * Forms do not reload the page's data: they change nothing here, and the random best sellers would change while shown.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod ? false : defaultShouldRevalidate

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { banners, weeklySale, bestSellers, storesOfWeek } = loaderData
  const shopProfile = useShopProfile()
  const publicUrl = usePublicUrl()
  const greeting = banners['hero-1']
  const featured = weeklySale?.product ?? bestSellers.products[0]
  return (
    <>
      <PageHead description={homeMessages.description} canonical={homePath()} picture={greeting} />
      <JsonLd data={organizationJsonLd(shopProfile, publicUrl)} />
      <JsonLd data={websiteJsonLd(shopProfile, publicUrl, usePublicPageUrl())} />
      <HeroCarousel banners={banners} />
      {featured && <FeaturedProduct product={featured} isSale={weeklySale !== undefined} />}
      <Welcome />
      <CategoryTiles banners={banners} />
      {weeklySale && <WeeklySale {...weeklySale} />}
      {bestSellers.products.length > 0 && <BestSellers {...bestSellers} />}
      {storesOfWeek.length > 0 && <StoresOfWeek stores={storesOfWeek} />}
      <NewsletterSection />
    </>
  )
}

interface BestSellersProps {
  readonly basis: keyof (typeof homeMessages)['bestSellers']['texts']
  readonly products: readonly ProductOnCard[]
}

/** Three products side by side; on phones a row that scrolls sideways. */
function BestSellers({ basis, products }: BestSellersProps) {
  const { bestSellers } = homeMessages
  return (
    <section aria-labelledby="best-sellers" className="page mt-14 sm:mt-28">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h2 id="best-sellers" className="text-3xl sm:text-4xl">
            {bestSellers.heading}
          </h2>
          <p className="mt-2 text-ink-soft">{bestSellers.texts[basis]}</p>
        </div>
        <PageButton to={shopPath()} variant="outline" className="max-md:hidden">
          {bestSellers.seeAll}
        </PageButton>
      </div>
      <ul className="mt-8 max-md:card-strip md:card-grid md:grid md:grid-cols-3 md:gap-x-8">
        {products.map((product) => (
          <li key={product.id} className="max-md:w-[70%] max-md:max-w-72">
            <ProductCard
              product={product}
              sizes="(min-width: 80rem) 24rem, (min-width: 48rem) calc(34vw - 2.1rem), min(70vw - 1.7rem, 18rem)"
            />
          </li>
        ))}
      </ul>
      <div className="mt-7 md:hidden">
        <PageButton to={shopPath()} variant="outline" className="w-full">
          {bestSellers.seeAll}
        </PageButton>
      </div>
    </section>
  )
}

/** On phones the weekly sale is far down the page; this shows one product and its price below the hero. */
function FeaturedProduct({ product, isSale }: { product: ProductOnCard; isSale: boolean }) {
  const { weeklySale, bestSellers } = homeMessages
  const [picture] = product.pictures
  return (
    <div className="page mt-3 md:hidden">
      <PageLink
        to={productPath(product.id)}
        className="flex items-center gap-4 rounded-card bg-sand/60 p-3 pe-4 hover:bg-sand"
      >
        {picture && (
          <span className="block aspect-4/5 w-20 shrink-0 overflow-hidden rounded-lg">
            <ResponsivePicture picture={{ ...picture, alt: '' }} sizes="5rem" className="size-full object-cover" />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <p className="font-medium text-clay text-sm">{isSale ? weeklySale.heading : bestSellers.heading}</p>
          <p className="mt-0.5 font-semibold leading-snug">
            <LocalText text={product.name} language={product.languageOf?.name} />
          </p>
          <Price product={product} showsDiscount className="mt-1 text-base" />
        </div>
        <Icon name="forward" className="size-5 text-ink-soft" />
      </PageLink>
    </div>
  )
}

/** A few stores, different ones each week; on phones a row that scrolls sideways. */
function StoresOfWeek({ stores }: { stores: readonly StoreOnCard[] }) {
  const messages = homeMessages.makers
  return (
    <section aria-labelledby="makers" className="page mt-14 sm:mt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id="makers" className="text-3xl sm:text-4xl">
            {messages.heading}
          </h2>
          <p className="mt-2 text-ink-soft">{messages.text}</p>
        </div>
        <PageLink
          to={storesPath()}
          className="inline-flex min-h-11 items-center font-semibold text-door underline-offset-4 hover:underline"
        >
          {messages.seeAll}
        </PageLink>
      </div>
      <ul className="mt-6 max-sm:card-strip sm:grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {stores.map((store) => (
          <li key={store.id} className="max-sm:w-[80%] sm:max-lg:nth-3:hidden">
            <StoreCard store={store} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Introduces the shop, with what it promises about payment, delivery and exchange. */
function Welcome() {
  const { welcome } = homeMessages
  const { deliveryHours, exchangeDays } = useSaleTerms()
  return (
    <section className="page pt-14 text-center sm:pt-20">
      <h1 className="mx-auto max-w-2xl text-3xl sm:text-[2.75rem]">{welcome.heading}</h1>
      <p className="mx-auto mt-5 max-w-xl text-balance text-ink-soft text-lg">{welcome.text}</p>
      <ZelligeBand className="mx-auto my-9 h-3 max-w-48 text-door/45" />
      <ul className="mx-auto grid max-w-4xl gap-x-8 gap-y-7 text-start sm:grid-cols-3 sm:text-center">
        <ShopPromise icon="bag" {...welcome.promises.payment} />
        <ShopPromise icon="truck" {...welcome.promises.delivery(deliveryHours)} />
        <ShopPromise icon="exchange" {...welcome.promises.exchange(exchangeDays)} />
      </ul>
    </section>
  )
}

function ShopPromise({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <li className="flex gap-4 sm:flex-col sm:items-center sm:gap-3">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sand/70 text-door">
        <Icon name={icon} className="size-6" />
      </span>
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="mt-0.5 block text-ink-soft text-sm sm:text-balance">{text}</span>
      </span>
    </li>
  )
}
