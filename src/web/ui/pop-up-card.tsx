import { useEffect } from 'react'
import { Icon } from './icon.tsx'

/** Calls `onGone` after `milliseconds`, counted from when the card is shown. */
export function PopUpCard({ popUp, onGone }: { popUp: PopUp; onGone: () => void }) {
  const { title, text, lang, milliseconds, tone = 'success' } = popUp
  const mark = tone === 'success' ? 'size-14 bg-olive/12 text-olive' : 'size-11 bg-clay/12 text-clay'

  useEffect(() => {
    const timer = setTimeout(onGone, milliseconds)
    return () => clearTimeout(timer)
  }, [onGone, milliseconds])

  return (
    <div
      data-pop-up={tone}
      lang={lang}
      className={`max-w-sm animate-rise rounded-2xl bg-white shadow-float ring-1 ring-ink/5 ${layouts[tone]}`}
    >
      <span className={`grid shrink-0 place-items-center rounded-full ${mark}`}>
        <Icon name={tone === 'success' ? 'check' : 'alert'} className="size-7" />
      </span>
      <div>
        <p className="font-display font-semibold text-xl leading-snug">{title}</p>
        {text && <p className="mt-1 text-ink-soft">{text}</p>}
      </div>
    </div>
  )
}

/** Errors are shown at the top of the screen, since the field in question is usually in the middle. */
const layouts = {
  success: 'grid justify-items-center gap-4 px-8 py-7 text-center',
  error: '-mt-3 flex items-center gap-4 self-start px-5 py-3 text-start',
} as const

/** A card that is shown for `milliseconds` and then disappears. */
export interface PopUp {
  readonly title: string
  readonly text?: string
  /** Language of the text, where it differs from the page's. */
  readonly lang?: string
  readonly milliseconds: number
  readonly tone?: 'success' | 'error'
}
