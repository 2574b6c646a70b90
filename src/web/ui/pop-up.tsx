import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { Icon } from './icon.tsx'

/** A card that says one thing and goes by itself. `milliseconds` is how long it stays. */
export interface PopUp {
  readonly title: string
  readonly text?: string
  readonly milliseconds: number
  readonly tone?: 'success' | 'error'
}

const ShowPopUp = createContext<(popUp: PopUp) => void>(() => {})

/** Shows a pop-up over the page, which stays usable under it. A new one takes the place of the last. */
export function usePopUp(): (popUp: PopUp) => void {
  return useContext(ShowPopUp)
}

export function PopUpProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<PopUp & { readonly count: number }>()
  const show = useCallback((popUp: PopUp) => setShown((last) => ({ ...popUp, count: (last?.count ?? 0) + 1 })), [])

  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(undefined), shown.milliseconds)
    return () => clearTimeout(timer)
  }, [shown])

  return (
    <ShowPopUp value={show}>
      {children}
      <div aria-live="assertive" className="pointer-events-none fixed inset-0 z-50 grid place-items-center p-6">
        {shown && <Card key={shown.count} {...shown} />}
      </div>
    </ShowPopUp>
  )
}

function Card({ title, text, tone = 'success' }: PopUp) {
  const mark = tone === 'success' ? 'bg-olive/12 text-olive' : 'bg-clay/12 text-clay'
  return (
    <div
      data-pop-up={tone}
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
