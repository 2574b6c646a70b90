import { homeMessages } from '#messages/home.ts'
import { useMessages } from '../../text/messages.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'

interface CarouselControlsProps {
  readonly headlines: readonly string[]
  readonly shown: number
  readonly isPlaying: boolean
  readonly onToggle: () => void
  readonly onBack: () => void
  readonly onForward: () => void
  readonly onChoose: (slide: number) => void
}

/** Stop and go, back and forth, and a dot a slide. Of no use without script, so then they are not there. */
export function CarouselControls({ headlines, shown, isPlaying, ...on }: CarouselControlsProps) {
  const { carousel } = useMessages(homeMessages)
  return (
    <div className="page noscript:hidden flex items-center gap-1 pt-2 pb-1 lg:absolute lg:inset-x-0 lg:bottom-10 lg:z-10 lg:py-0">
      <div className="-ms-3 flex flex-wrap items-center gap-1">
        <ControlButton
          name={isPlaying ? carousel.pause : carousel.play}
          icon={isPlaying ? 'pause' : 'play'}
          onClick={on.onToggle}
        />
        <ControlButton name={carousel.previous} icon="back" onClick={on.onBack} />
        {/* biome-ignore lint/a11y/useSemanticElements: dots are no fieldset */}
        <div role="group" aria-label={carousel.choose} className="flex">
          {headlines.map((headline, slide) => (
            <button
              key={headline}
              type="button"
              aria-label={carousel.show(slide + 1, headline)}
              aria-current={slide === shown ? 'true' : undefined}
              onClick={() => on.onChoose(slide)}
              className="group grid h-11 min-w-7 place-items-center"
            >
              <span className="block h-2 w-2 rounded-full bg-ink/45 transition-[width,background-color] duration-300 ease-soft group-hover:bg-door group-aria-[current=true]:w-6 group-aria-[current=true]:bg-door" />
            </button>
          ))}
        </div>
        <ControlButton name={carousel.next} icon="forward" onClick={on.onForward} />
      </div>
    </div>
  )
}

function ControlButton({ name, icon, onClick }: { name: string; icon: IconName; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full text-ink transition-colors hover:bg-white/80 hover:text-door"
    >
      <Icon name={icon} className={`size-5 ${icon === 'back' || icon === 'forward' ? 'rtl:-scale-x-100' : ''}`} />
    </button>
  )
}
