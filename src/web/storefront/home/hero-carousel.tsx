import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Banners } from '#domain/home-page/banner.ts'
import { heroSlots } from '#domain/home-page/banner-slots.ts'
import { homeMessages as home } from '#page-messages/home.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import {
  useIsDataSaverOn,
  useIsHydrated,
  useIsPageHidden,
  usePrefersReducedMotion,
} from '#web/storefront/browser/browser-state.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { placeAt, type Step, slideAt, stepBack, stepForward, stepTo } from './carousel-steps.ts'
import { HeroSlide } from './hero-slide.tsx'

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

const settledAfterMilliseconds = 120

/** A strip of slides that scrolls sideways: returns which slide is in view, and functions to move. */
function useSlideStrip(strip: RefObject<HTMLElement | null>, count: number) {
  const [shown, setShown] = useState(0)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(settling.current), [])

  const place = () => (strip.current ? placeAt(strip.current.scrollLeft, strip.current.clientWidth, count) : 0)

  const onScroll = () => {
    setShown(slideAt(place(), count))
    clearTimeout(settling.current)
    settling.current = setTimeout(leaveCopy, settledAfterMilliseconds)
  }

  /** From the copy of the first slide the strip jumps to the first slide itself, which looks the same. */
  const leaveCopy = () => {
    if (strip.current && offsetOf(strip.current) >= count * strip.current.clientWidth - 2) scrollTo(strip.current, 0)
  }

  const take = ({ from, to }: Step, isSmooth: boolean) => {
    if (!strip.current) return
    if (from !== place()) scrollTo(strip.current, from)
    scrollTo(strip.current, to, isSmooth ? 'smooth' : 'instant')
  }

  return { shown, place, take, onScroll }
}

function offsetOf(strip: HTMLElement): number {
  return Math.abs(strip.scrollLeft)
}

function scrollTo(strip: HTMLElement, place: number, behavior: ScrollBehavior = 'instant'): void {
  const sign = getComputedStyle(strip).direction === 'rtl' ? -1 : 1
  strip.scrollTo({ left: sign * place * strip.clientWidth, behavior })
}

const slideMilliseconds = 2500

/**
 * Calls `advance` every 2500 ms. Pauses when the visitor has paused it, prefers reduced motion or has the data saver
 * on, while the slides are hovered, touched or focused, and while the page is hidden.
 */
function useRotation(advance: () => void) {
  const isHydrated = useIsHydrated()
  const isHidden = useIsPageHidden()
  const prefersReducedMotion = usePrefersReducedMotion()
  const isSaving = useIsDataSaverOn()
  const [wish, setWish] = useState<'play' | 'pause'>()
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [isTouched, setIsTouched] = useState(false)

  const isPlaying = wish ? wish === 'play' : !prefersReducedMotion && !isSaving
  const isRunning = isHydrated && isPlaying && !isHidden && !isHovered && !isFocused && !isTouched

  const onTick = useEffectEvent(advance)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => onTick(), slideMilliseconds)
    return () => clearInterval(timer)
  }, [isRunning])

  /** Play starts at once, although the button is still hovered and focused. */
  const toggle = () => {
    setWish(isPlaying ? 'pause' : 'play')
    setIsHovered(false)
    setIsFocused(false)
  }

  const watch = {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setIsFocused(true),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false)
    },
    onTouchStart: () => setIsTouched(true),
    onTouchEnd: () => setIsTouched(false),
    onTouchCancel: () => setIsTouched(false),
  }
  return { isHydrated, isPlaying, isRunning, prefersReducedMotion, toggle, watch }
}
