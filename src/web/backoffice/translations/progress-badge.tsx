import { translatedTextsMessages } from '#page-messages/backoffice/translated-texts.ts'
import { Icon } from '#web/ui/icon.tsx'

interface ProgressBadgeProps {
  /** How many texts are there in the language, and how many there could be. */
  readonly done: number
  readonly total: number
  readonly className?: string
}

/** How many texts of a thing a language has. */
export function ProgressBadge({ done, total, className = '' }: ProgressBadgeProps) {
  const isComplete = done === total
  const color = isComplete ? 'bg-olive/10 text-olive-deep' : 'bg-sand text-ink'
  return (
    <span
      className={`flex w-fit items-center gap-1 rounded-full px-2 py-0.5 font-sans font-semibold text-xs tabular-nums ${color} ${className}`}
    >
      {isComplete && <Icon name="check" className="size-3.5" />}
      <span className="sr-only">{translatedTextsMessages.progress(done, total)}</span>
      <span aria-hidden="true" dir="ltr">
        {done}/{total}
      </span>
    </span>
  )
}
