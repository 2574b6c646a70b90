import type { ShouldRevalidateFunction } from 'react-router'
import { listBestSellers } from '#domain/catalog/list-best-sellers.ts'
import { listMakersOfWeek } from '#domain/catalog/list-makers-of-week.ts'
import { findWeeklyPromotion } from '#domain/promotions/find-weekly-promotion.ts'
import type { WeeklyPromotion } from '#domain/promotions/weekly-promotion.ts'
import { getShowcase } from '#domain/showcase/get-showcase.ts'
import { homeMessages } from '#messages/home.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { formatLastDay, formatMoment } from '../../text/format.ts'
import { defaultLanguage, useMessages } from '../../text/messages.ts'
import { useHouse } from '../../use-house.ts'
import { JsonLd } from '../json-ld.tsx'
import { organizationFacts, websiteFacts } from '../organization-facts.ts'
import { PageHead } from '../page-head.tsx'
import { toCard } from '../product-card.tsx'
import { usePublicUrl } from '../public-url.ts'
import { toMakerOnCard } from '../to-maker.ts'
import type { Route } from './+types/home-page'
import { BestSellers } from './best-sellers.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { FirstPiece } from './first-piece.tsx'
import { HeroCarousel } from './hero-carousel.tsx'
import { MakersOfWeek } from './makers-of-week.tsx'
import { NewsletterSection } from './newsletter-section.tsx'
import { WeeklySale } from './weekly-sale.tsx'
import { Welcome } from './welcome.tsx'

/** How many makers are shown. */
const mostMakers = 3

export async function loader({ context }: Route.LoaderArgs) {
  const marketplace = marketplaceIn(context)
  const [showcase, promotion, bestSellers, makers] = await Promise.all([
    getShowcase(marketplace),
    findWeeklyPromotion(marketplace),
    listBestSellers(marketplace),
    listMakersOfWeek(marketplace, mostMakers),
  ])
  return {
    showcase,
    weeklySale: promotion && weeklySaleOf(promotion, marketplace.clock.now()),
    bestSellers: { ...bestSellers, products: bestSellers.products.map(toCard) },
    makers: makers.map(toMakerOnCard),
  }
}

function weeklySaleOf({ product, endsAt }: WeeklyPromotion, now: Date) {
  const lastDay = formatLastDay(endsAt, now, defaultLanguage)
  const { midnight } = homeMessages[defaultLanguage].weeklySale
  return {
    product: toCard(product),
    now,
    endsAt,
    endsOn: lastDay ? midnight(lastDay) : formatMoment(endsAt, defaultLanguage),
  }
}

/** A form sent from here changes nothing shown here, and the best sellers must not change under the visitor's eyes. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod ? false : defaultShouldRevalidate

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { showcase, weeklySale, bestSellers, makers } = loaderData
  const home = useMessages(homeMessages)
  const house = useHouse()
  const publicUrl = usePublicUrl()
  const greeting = showcase['hero-1']
  const firstPiece = weeklySale?.product ?? bestSellers.products[0]
  return (
    <>
      <PageHead description={home.description} canonical="/" picture={greeting} />
      <JsonLd data={organizationFacts(house, publicUrl)} />
      <JsonLd data={websiteFacts(house, publicUrl, defaultLanguage)} />
      <HeroCarousel showcase={showcase} />
      {firstPiece && <FirstPiece product={firstPiece} isSale={weeklySale !== undefined} />}
      <Welcome />
      <CategoryTiles showcase={showcase} />
      {weeklySale && <WeeklySale {...weeklySale} />}
      {bestSellers.products.length > 0 && <BestSellers {...bestSellers} />}
      {makers.length > 0 && <MakersOfWeek makers={makers} />}
      <NewsletterSection />
    </>
  )
}
