import { homeMessages } from '#page-messages/home.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

interface CarouselControlsProps {
  readonly headlines: readonly string[]
  readonly shown: number
  readonly isPlaying: boolean
  readonly onToggle: () => void
  readonly onBack: () => void
  readonly onForward: () => void
  readonly onChoose: (slide: number) => void
}

/**
 * Buttons to pause and play, for the previous and the next slide where there is room, and one per slide. Hidden without
 * script.
 */
export function CarouselControls({ headlines, shown, isPlaying, ...on }: CarouselControlsProps) {
  const { carousel } = homeMessages
  return (
    <div className="page noscript:hidden flex items-center gap-1 pt-2 pb-1 lg:absolute lg:inset-x-0 lg:bottom-10 lg:z-10 lg:py-0">
      <div className="-ms-3 flex flex-wrap items-center gap-1">
        <ControlButton
          name={isPlaying ? carousel.pause : carousel.play}
          icon={isPlaying ? 'pause' : 'play'}
          onClick={on.onToggle}
        />
        <ControlButton name={carousel.previous} icon="back" onClick={on.onBack} className="max-[22rem]:hidden" />
        {/* biome-ignore lint/a11y/useSemanticElements: dots are no fieldset */}
        <div role="group" aria-label={carousel.choose} className="flex">
          {headlines.map((headline, slide) => (
            <button
              key={headline}
              type="button"
              aria-label={carousel.show(slide + 1, headline)}
              aria-current={slide === shown ? 'true' : undefined}
              onClick={() => on.onChoose(slide)}
              className="group grid size-11 place-items-center"
            >
              <span className="block h-2 w-2 rounded-full bg-ink/45 transition-[width,background-color] duration-300 ease-soft group-hover:bg-door group-aria-[current=true]:w-6 group-aria-[current=true]:bg-door" />
            </button>
          ))}
        </div>
        <ControlButton name={carousel.next} icon="forward" onClick={on.onForward} className="max-[22rem]:hidden" />
      </div>
    </div>
  )
}

interface ControlButtonProps {
  readonly name: string
  readonly icon: IconName
  readonly onClick: () => void
  readonly className?: string
}

function ControlButton({ name, icon, onClick, className = '' }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={onClick}
      className={`icon-button text-ink transition-colors hover:bg-white/80 hover:text-door ${className}`}
    >
      <Icon name={icon} />
    </button>
  )
}
