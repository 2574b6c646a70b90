import type { ShouldRevalidateFunction } from 'react-router'
import { getBanners } from '#domain/home-page/get-banners.ts'
import { listBestSellers } from '#domain/home-page/list-best-sellers.ts'
import { listStoresOfWeek } from '#domain/home-page/list-stores-of-week.ts'
import { findWeeklyPromotion } from '#domain/promotions/find-weekly-promotion.ts'
import type { WeeklyPromotion } from '#domain/promotions/weekly-promotion.ts'
import { homeMessages as home } from '#page-messages/home.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { homePath } from '#web/paths/storefront-paths.ts'
import { toCard } from '#web/storefront/components/product-card.tsx'
import { toStoreOnCard } from '#web/storefront/components/store-summary.ts'
import { JsonLd } from '#web/storefront/seo/json-ld.tsx'
import { organizationJsonLd, websiteJsonLd } from '#web/storefront/seo/organization-json-ld.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { usePublicPageUrl, usePublicUrl } from '#web/storefront/seo/use-public-url.ts'
import { formatLastDay, formatMoment } from '#web/text/format.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'
import type { Route } from './+types/home-page'
import { BestSellers } from './best-sellers.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { FeaturedProduct } from './featured-product.tsx'
import { HeroCarousel } from './hero-carousel.tsx'
import { StoresOfWeek } from './stores-of-week.tsx'
import { WeeklySale } from './weekly-sale.tsx'
import { Welcome } from './welcome.tsx'

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
  const { midnight } = home.weeklySale
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
      <PageHead description={home.description} canonical={homePath()} picture={greeting} />
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
