import { useRef, useState } from 'react'
import { heroPlaces, type Showcase } from '#domain/showcase/showcase.ts'
import { homeMessages } from '#messages/home.ts'
import { useMessages } from '../../text/messages.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { type Step, stepBack, stepForward, stepTo } from './carousel-steps.ts'
import { HeroSlide } from './hero-slide.tsx'
import { useRotation } from './use-rotation.ts'
import { useStrip } from './use-strip.ts'

/** Where the words of the house lead: to pieces that are what the words say. Searches, as the shop may have any stores. */
const paths = {
  'hero-1': '/shop?category=decor&q=glaze',
  'hero-2': '/shop?category=decor&q=woven',
  'hero-3': '/shop?category=bags',
  'hero-4': '/shop?q=olive+wood',
} as const satisfies Record<(typeof heroPlaces)[number], string>

const count = heroPlaces.length

/**
 * The pictures that greet, one after the other (the carousel pattern of WAI-ARIA). They stand side by side in a strip
 * that scrolls and snaps, so that a finger can swipe them, with or without script.
 */
export function HeroCarousel({ showcase }: { showcase: Showcase }) {
  const home = useMessages(homeMessages)
  const strip = useRef<HTMLDivElement>(null)
  const { shown, place, take, onScroll } = useStrip(strip, count)
  const rotation = useRotation(() => go(stepForward(place(), count)))
  const [announced, setAnnounced] = useState<number>()

  const go = (step: Step) => take(step, !rotation.prefersReducedMotion)
  const goAndSay = (step: Step) => {
    go(step)
    setAnnounced(step.to % count)
  }

  const slides = heroPlaces.map((place) => {
    const picture = showcase[place]
    const { headline, text, link } = home.slides[place]
    return {
      place,
      picture,
      path: picture?.linkPath ?? paths[place],
      words: {
        headline: picture?.headline ?? headline,
        text: picture?.words ?? text,
        link: picture?.linkLabel ?? link,
      },
    }
  })
  const [first] = slides
  const headlines = slides.map(({ words }) => words.headline)
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
            isAway={rotation.isAlive && index !== shown}
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
