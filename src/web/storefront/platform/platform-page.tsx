import { hasSampleProducts } from '#domain/catalog/has-sample-products.ts'
import { getBanners } from '#domain/home-page/get-banners.ts'
import { getRetentionPeriods } from '#domain/personal-data/retention-setting.ts'
import { originalShopProfile, type ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { platformMessages as platform } from '#page-messages/platform.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { contactPath, pricingPath, shopPath } from '#web/paths/storefront-paths.ts'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { JsonLd } from '#web/storefront/seo/json-ld.tsx'
import { organizationJsonLd } from '#web/storefront/seo/organization-json-ld.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { usePublicUrl } from '#web/storefront/seo/use-public-url.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { SentenceWith } from '#web/text/sentence-with.tsx'
import { useSaleTerms } from '#web/use-sale-terms.ts'
import { useShopProfile } from '#web/use-shop-profile.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/platform-page'
import { Chapter, ChapterLink, Paragraphs } from './chapter.tsx'
import { LegalNotice } from './legal-notice.tsx'
import { OrderSteps } from './order-steps.tsx'
import { PersonalData } from './personal-data.tsx'
import { TableOfContents } from './table-of-contents.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const marketplace = marketplaceIn(context)
  const [banners, hasSamples, retention] = await Promise.all([
    getBanners(marketplace),
    hasSampleProducts(marketplace),
    getRetentionPeriods(marketplace),
  ])
  return {
    picture: banners['hero-1'],
    hasSamples,
    retention,
  }
}

export default function PlatformPage({ loaderData }: Route.ComponentProps) {
  const { picture, hasSamples, retention } = loaderData
  const shopProfile = useShopProfile()
  const { exchangeDays, withdrawalDays, refundDays } = useSaleTerms()
  const { languageOf } = shopProfile
  const isOfOldName = shopProfile.nameInArabic === originalShopProfile.nameInArabic
  const { what, ordering, returns, makers, founder, personalData, samples, seller: responsible } = platform
  return (
    <div className="page py-10 sm:py-14">
      <PageHead
        title={platform.title(shopProfile.name)}
        description={platform.description(shopProfile.name)}
        picture={picture}
      />
      <JsonLd data={organizationJsonLd(shopProfile, usePublicUrl())} />
      <header>
        <h1 className="text-4xl sm:text-5xl">
          {isOfOldName ? platform.heading(shopProfile.name) : platform.title(shopProfile.name)}
        </h1>
        <p className="mt-4 max-w-2xl text-ink-soft text-lg">
          {isOfOldName ? (
            platform.text(shopProfile.nameInArabic)
          ) : (
            <LocalText text={shopProfile.tagline} language={languageOf?.tagline} />
          )}
        </p>
        {picture && (
          <ResponsivePicture
            picture={picture}
            isFirst
            sizes="(min-width: 80rem) 76rem, 100vw"
            className="mt-8 h-48 w-full rounded-card object-[72%_60%] object-cover sm:h-72 lg:h-112"
          />
        )}
      </header>
      <div className="mt-10 gap-14 lg:grid lg:grid-cols-[14rem_1fr]">
        <TableOfContents hasSamples={hasSamples} />
        <div className="mt-12 grid max-w-3xl gap-14 lg:mt-0">
          <Chapter id="what" heading={what.heading}>
            <Paragraphs texts={what.paragraphs(shopProfile.name)} />
            <ChapterLink to={shopPath()}>{what.link}</ChapterLink>
          </Chapter>
          <Chapter id="ordering" heading={ordering.heading}>
            <OrderSteps />
          </Chapter>
          <Chapter id="returns" heading={returns.heading}>
            <Paragraphs texts={returns.paragraphs(exchangeDays, withdrawalDays, refundDays)} />
            <ChapterLink to={contactPath()}>{returns.link}</ChapterLink>
          </Chapter>
          <Chapter id="makers" heading={makers.heading}>
            <Paragraphs texts={makers.paragraphs} />
            <ChapterLink to={pricingPath()}>{makers.link}</ChapterLink>
          </Chapter>
          <Chapter id="founder" heading={founder.heading}>
            <Paragraphs texts={foundingTexts(shopProfile)} />
          </Chapter>
          <Chapter id="personal-data" heading={personalData.heading}>
            <PersonalData retention={retention} />
          </Chapter>
          {hasSamples && (
            <Chapter id="samples" heading={samples.heading}>
              {samples.paragraphs.map((text) => (
                <Notice key={text} tone="info">
                  {text}
                </Notice>
              ))}
            </Chapter>
          )}
          <Chapter id="seller" heading={responsible.heading}>
            <LegalNotice />
          </Chapter>
        </div>
      </div>
    </div>
  )
}

/** Tells why the shop was founded; the city may be in another language. */
function foundingTexts({ name, city, languageOf }: ShopProfile) {
  const { paragraphs } = platform.founder
  const texts = paragraphs(name, city)
  if (!languageOf?.city) return texts
  return texts.map((text, position) => (
    <SentenceWith
      key={text}
      sentence={(city = '') => paragraphs(name, city)[position] ?? ''}
      parts={[<LocalText key="city" text={city} language={languageOf.city} />]}
    />
  ))
}
