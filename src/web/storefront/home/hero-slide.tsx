import type { Banner } from '#domain/home-page/banner.ts'
import { homeMessages as home } from '#page-messages/home.ts'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { LocalText } from '#web/text/local-text.tsx'
import { PageButton } from '#web/ui/page-link.tsx'

/**
 * The picture covers a box that is higher than it is wide on phones. Those with a dense screen get the copy of 1600
 * pixels: as a background nobody tells it from the one of 2400, which weighs twice as much.
 */
const sizes =
  '(min-width: 64rem) max(101vw, 77rem), (min-width: 48rem) 64rem, (min-resolution: 2.5dppx) 33rem, ' +
  '(min-resolution: 1.5dppx) 49rem, clamp(47rem, 111vh, 64rem)'

interface HeroSlideProps {
  readonly picture: Banner | undefined
  readonly texts: { readonly headline: string; readonly text: string; readonly link: string }
  readonly path: string
  readonly label: string
  /** Whether this slide is shown first: its picture loads with high priority. */
  readonly isFirst?: boolean
  /** Whether the slide is scrolled out of view, and so inert. */
  readonly isOutOfView?: boolean
  /** Whether this is the copy after the last slide, which makes the strip seem endless. */
  readonly isCopy?: boolean
}

/** A picture with a short text on its empty side; on narrow screens the text is below it. */
export function HeroSlide({ picture, texts, path, label, isFirst, isOutOfView, isCopy = false }: HeroSlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
    <div
      role="group"
      aria-roledescription={home.carousel.slideRole}
      aria-label={label || undefined}
      aria-hidden={isCopy || undefined}
      inert={isCopy || isOutOfView}
      className={`relative flex w-full shrink-0 snap-start snap-always flex-col lg:h-[clamp(36rem,47vw,47rem)] ${isCopy ? 'noscript:hidden' : ''}`}
    >
      <div className="relative h-[clamp(22rem,52dvh,30rem)] overflow-hidden bg-sand md:h-[30rem] lg:absolute lg:inset-0 lg:h-auto">
        {picture && (
          <ResponsivePicture
            picture={picture}
            isFirst={isFirst ?? false}
            sizes={sizes}
            className="size-full object-cover object-[84%_50%] lg:object-[70%_60%] rtl:-scale-x-100"
          />
        )}
      </div>
      <div
        aria-hidden="true"
        className="absolute inset-y-0 start-0 hidden w-3/5 bg-linear-to-r from-20% from-limestone/90 via-55% via-limestone/65 to-transparent lg:block rtl:bg-linear-to-l"
      />
      <div className="page relative grow pt-7 pb-3 sm:pt-9 lg:flex lg:flex-col lg:justify-center lg:pt-18 lg:pb-24">
        <div className="max-w-md md:grid md:max-w-none md:grid-cols-[26rem_1fr] md:gap-x-8 lg:block lg:max-w-lg">
          <p className="text-balance font-[560] font-display text-[2.1rem] leading-[1.08] tracking-tight sm:text-5xl xl:text-6xl">
            <LocalText text={texts.headline} language={picture?.languageOf?.headline} />
          </p>
          <div>
            <p className="mt-3 max-w-sm text-base text-ink lg:mt-5 lg:text-lg">
              <LocalText text={texts.text} language={picture?.languageOf?.words} />
            </p>
            <PageButton to={path} className="mt-5 lg:mt-8 lg:px-8 lg:py-3">
              <LocalText text={texts.link} language={picture?.languageOf?.linkLabel} />
            </PageButton>
          </div>
        </div>
      </div>
    </div>
  )
}
