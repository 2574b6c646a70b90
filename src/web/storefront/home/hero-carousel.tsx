import { useRef, useState } from 'react'
import type { Banners } from '#domain/home-page/banner.ts'
import { heroSlots } from '#domain/home-page/banner-slots.ts'
import { homeMessages as home } from '#page-messages/home.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { type Step, stepBack, stepForward, stepTo } from './carousel-steps.ts'
import { HeroSlide } from './hero-slide.tsx'
import { useRotation } from './use-rotation.ts'
import { useSlideStrip } from './use-slide-strip.ts'

/** The default link of each slide. Searches, since the stores and products of the shop may change. */
function defaultPaths(): Readonly<Record<(typeof heroSlots)[number], string>> {
  return {
    'hero-1': shopPath({ category: 'decor', q: 'glaze' }),
    'hero-2': shopPath({ category: 'decor', q: 'woven' }),
    'hero-3': shopPath({ category: 'bags' }),
    'hero-4': shopPath({ q: 'olive wood' }),
  }
}

const count = heroSlots.length

/**
 * The carousel of the home page (the carousel pattern of WAI-ARIA). Its slides are in a row that scrolls and snaps, so
 * that they can be swiped, without script too.
 */
export function HeroCarousel({ banners }: { banners: Banners }) {
  const strip = useRef<HTMLDivElement>(null)
  const { shown, place, take, onScroll } = useSlideStrip(strip, count)
  const rotation = useRotation(() => go(stepForward(place(), count)))
  const [announced, setAnnounced] = useState<number>()

  const go = (step: Step) => take(step, !rotation.prefersReducedMotion)
  const goAndSay = (step: Step) => {
    go(step)
    setAnnounced(step.to % count)
  }

  const paths = defaultPaths()
  const slides = heroSlots.map((place) => {
    const picture = banners[place]
    const { headline, text, link } = home.slides[place]
    return {
      place,
      picture,
      path: picture?.linkPath || paths[place],
      texts: {
        headline: picture?.headline || headline,
        text: picture?.words || text,
        link: picture?.linkLabel || link,
      },
    }
  })
  const [first] = slides
  const headlines = slides.map(({ texts }) => texts.headline)
  const announcedHeadline = announced !== undefined && headlines[announced]
  return (
    <section
      aria-roledescription={home.carousel.role}
      aria-label={home.carousel.label}
      className="relative -mt-18 bg-limestone"
      {...rotation.watch}
    >
      <div
        ref={strip}
        onScroll={onScroll}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {slides.map((slide, index) => (
          <HeroSlide
            key={slide.place}
            {...slide}
            label={home.carousel.slide(index + 1, count)}
            isFirst={index === 0}
            isOutOfView={rotation.isHydrated && index !== shown}
          />
        ))}
        {first && <HeroSlide {...first} label="" isCopy />}
      </div>
      <CarouselControls
        headlines={headlines}
        shown={shown}
        isPlaying={rotation.isPlaying}
        onToggle={rotation.toggle}
        onBack={() => goAndSay(stepBack(place(), count))}
        onForward={() => goAndSay(stepForward(place(), count))}
        onChoose={(slide) => goAndSay(stepTo(slide, place(), count))}
      />
      <p aria-live="polite" className="sr-only">
        {announcedHeadline &&
          !rotation.isRunning &&
          home.carousel.announcement((announced ?? 0) + 1, count, announcedHeadline)}
      </p>
    </section>
  )
}
