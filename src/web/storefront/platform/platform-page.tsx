import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { hasSampleProducts } from '#domain/catalog/has-sample-products.ts'
import { getBanners } from '#domain/home-page/get-banners.ts'
import type { RetentionPeriods } from '#domain/personal-data/retention.ts'
import { getRetentionPeriods } from '#domain/personal-data/retention-setting.ts'
import { originalShopProfile, type ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { platformMessages as platform } from '#page-messages/platform.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { contactPath, pricingPath, shopPath } from '#web/paths/storefront-paths.ts'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { useRootData } from '#web/root-data.ts'
import { JsonLd } from '#web/storefront/seo/json-ld.tsx'
import { organizationJsonLd } from '#web/storefront/seo/organization-json-ld.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { usePublicUrl } from '#web/storefront/seo/use-public-url.ts'
import { formatPrice } from '#web/text/format.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { SentenceWith } from '#web/text/sentence-with.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageButton } from '#web/ui/page-link.tsx'
import { useSaleTerms } from '#web/use-sale-terms.ts'
import { useShopProfile } from '#web/use-shop-profile.ts'
import type { Route } from './+types/platform-page'
import { LegalNotice } from './legal-notice.tsx'

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

/** A section of the page, with an id for links. */
function Chapter({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="mb-4 text-3xl">
        {heading}
      </h2>
      {children}
    </section>
  )
}

function Paragraphs({ texts }: { texts: readonly ReactNode[] }) {
  return (
    <div className="grid gap-4 text-lg leading-relaxed">
      {texts.map((text, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs keep their places
        <p key={position}>{text}</p>
      ))}
    </div>
  )
}

function ChapterLink({ to, children }: { to: string; children: string }) {
  return (
    <PageButton to={to} variant="outline" className="mt-5">
      {children}
    </PageButton>
  )
}

const icons = ['bag', 'phone', 'truck', 'check'] as const

/** The steps of an order, from the cart to its delivery. */
function OrderSteps() {
  const { deliveryHours, deliveryFee, lowestFee, freeFrom, payments } = useSaleTerms()
  const fee = formatPrice(lowestFee ?? deliveryFee)
  const freeText = freeFrom === undefined ? '' : formatPrice(freeFrom)
  const { ordering } = platform
  const steps = [
    ...ordering.steps(deliveryHours, fee, lowestFee !== undefined, freeText),
    { heading: ordering.paying, text: payments.map(({ method }) => ordering.payments[method]).join(' ') },
  ]
  return (
    <ol className="grid gap-5 sm:grid-cols-2">
      {steps.map(({ heading, text }, position) => (
        <li key={heading} className="card p-6">
          <span className="grid size-12 place-items-center rounded-full bg-sand/70 text-door">
            <Icon name={icons[position] ?? 'check'} className="size-6" />
          </span>
          <h3 className="mt-4 text-xl">{heading}</h3>
          <p className="mt-1.5 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** Which personal data is stored, why and for how long, and how to have it erased. */
function PersonalData({ retention }: { readonly retention: RetentionPeriods }) {
  const shopProfile = useShopProfile()
  const { personalData } = platform
  const kept = [...personalData.kept(retention), ...(useRootData()?.isUnmeasured ? [] : [personalData.waits])]
  return (
    <>
      <p className="text-lg leading-relaxed">{personalData.introduction}</p>
      <dl className="mt-6 divide-y divide-sand-deep/60 border-sand-deep/60 border-y">
        {kept.map(({ what, why }) => (
          <div key={what} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[12rem_1fr]">
            <dt className="font-semibold">{what}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-lg leading-relaxed">
        {personalData.rights}{' '}
        <a href={`mailto:${shopProfile.email}`} className="text-door underline underline-offset-4">
          {shopProfile.email}
        </a>
        {personalData.rightsEnd}
      </p>
    </>
  )
}

/** Links to the sections of the page; beside them on wide screens. */
function TableOfContents({ hasSamples }: { hasSamples: boolean }) {
  const chapters = [
    { id: 'what', name: platform.what.heading },
    { id: 'ordering', name: platform.ordering.heading },
    { id: 'returns', name: platform.returns.heading },
    { id: 'makers', name: platform.makers.heading },
    { id: 'founder', name: platform.founder.heading },
    { id: 'personal-data', name: platform.personalData.heading },
    ...(hasSamples ? [{ id: 'samples', name: platform.samples.heading }] : []),
    { id: 'seller', name: platform.seller.heading },
  ]
  return (
    <nav aria-labelledby="contents" className="self-start rounded-card bg-sand/60 p-5 lg:sticky lg:top-24">
      <p id="contents" className="px-2 font-semibold text-sm">
        {platform.contents}
      </p>
      <ul className="mt-2 sm:columns-2 lg:columns-1">
        {chapters.map(({ id, name }) => (
          <li key={id} className="break-inside-avoid">
            <Link
              to={`#${id}`}
              className="block px-2 py-2.75 text-door leading-snug hover:underline underline-offset-4"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
