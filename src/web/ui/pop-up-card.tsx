import { useEffect } from 'react'
import { Icon } from './icon.tsx'
import type { PopUp } from './pop-up.tsx'

/** `onGone` is told when its time is over, which begins when it can be seen. */
export function PopUpCard({ popUp, onGone }: { popUp: PopUp; onGone: () => void }) {
  const { title, text, lang, milliseconds, tone = 'success' } = popUp
  const mark = tone === 'success' ? 'bg-olive/12 text-olive' : 'bg-clay/12 text-clay'

  useEffect(() => {
    const timer = setTimeout(onGone, milliseconds)
    return () => clearTimeout(timer)
  }, [onGone, milliseconds])

  return (
    <div
      data-pop-up={tone}
      lang={lang}
      className="max-w-sm animate-rise rounded-2xl bg-white px-8 py-7 text-center shadow-float ring-1 ring-ink/5"
    >
      <span className={`mx-auto grid size-14 place-items-center rounded-full ${mark}`}>
        <Icon name={tone === 'success' ? 'check' : 'alert'} className="size-7" />
      </span>
      <p className="mt-4 font-display font-semibold text-xl leading-snug">{title}</p>
      {text && <p className="mt-1 text-ink-soft">{text}</p>}
    </div>
  )
}
