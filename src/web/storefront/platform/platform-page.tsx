import { showsSamples } from '#domain/catalog/shows-samples.ts'
import { usualHouse } from '#domain/house/house.ts'
import { getShowcase } from '#domain/showcase/get-showcase.ts'
import { platformMessages } from '#messages/platform.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { ShopPicture } from '../../goods/picture.tsx'
import { useMessages } from '../../text/messages.ts'
import { Notice } from '../../ui/notice.tsx'
import { useHouse } from '../../use-house.ts'
import { JsonLd } from '../json-ld.tsx'
import { organizationFacts } from '../organization-facts.ts'
import { PageHead } from '../page-head.tsx'
import { usePublicUrl } from '../public-url.ts'
import type { Route } from './+types/platform-page'
import { Chapter, ChapterLink, Paragraphs } from './chapter.tsx'
import { Contents } from './contents.tsx'
import { OrderSteps } from './order-steps.tsx'
import { PersonalData } from './personal-data.tsx'
import { ResponsibleHouse } from './responsible-house.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const marketplace = marketplaceIn(context)
  const [showcase, hasSamples] = await Promise.all([getShowcase(marketplace), showsSamples(marketplace)])
  return { picture: showcase['hero-1'], hasSamples }
}

export default function PlatformPage({ loaderData: { picture, hasSamples } }: Route.ComponentProps) {
  const house = useHouse()
  const platform = useMessages(platformMessages)
  const isOfOldName = house.nameInArabic === usualHouse.nameInArabic
  const { what, ordering, returns, makers, founder, personalData, samples, house: responsible } = platform
  return (
    <div className="page py-10 sm:py-14">
      <PageHead title={platform.title(house.name)} description={platform.description(house.name)} picture={picture} />
      <JsonLd data={organizationFacts(house, usePublicUrl())} />
      <header>
        <h1 className="text-4xl sm:text-5xl">
          {isOfOldName ? platform.heading(house.name) : platform.title(house.name)}
        </h1>
        <p className="mt-4 max-w-2xl text-ink-soft text-lg">
          {isOfOldName ? platform.text(house.nameInArabic) : house.tagline}
        </p>
        {picture && (
          <ShopPicture
            picture={picture}
            isFirst
            sizes="(min-width: 80rem) 76rem, 100vw"
            className="mt-8 h-48 w-full rounded-card object-[72%_60%] object-cover sm:h-72 lg:h-112"
          />
        )}
      </header>
      <div className="mt-10 gap-14 lg:grid lg:grid-cols-[14rem_1fr]">
        <Contents hasSamples={hasSamples} />
        <div className="mt-12 grid max-w-3xl gap-14 lg:mt-0">
          <Chapter id="what" heading={what.heading}>
            <Paragraphs texts={what.paragraphs(house.name)} />
            <ChapterLink to="/shop">{what.link}</ChapterLink>
          </Chapter>
          <Chapter id="ordering" heading={ordering.heading}>
            <OrderSteps />
          </Chapter>
          <Chapter id="returns" heading={returns.heading}>
            <Paragraphs texts={returns.paragraphs} />
            <ChapterLink to="/contact">{returns.link}</ChapterLink>
          </Chapter>
          <Chapter id="makers" heading={makers.heading}>
            <Paragraphs texts={makers.paragraphs} />
            <ChapterLink to="/pricing">{makers.link}</ChapterLink>
          </Chapter>
          <Chapter id="founder" heading={founder.heading}>
            <Paragraphs texts={founder.paragraphs(house.name, house.city)} />
          </Chapter>
          <Chapter id="personal-data" heading={personalData.heading}>
            <PersonalData />
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
          <Chapter id="house" heading={responsible.heading}>
            <ResponsibleHouse />
          </Chapter>
        </div>
      </div>
    </div>
  )
}
