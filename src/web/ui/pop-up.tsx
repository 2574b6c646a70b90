import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { later, useLater } from './later.ts'

/** A card that says one thing and goes by itself. `milliseconds` is how long it stays. */
export interface PopUp {
  readonly title: string
  readonly text?: string
  /** Language of the words, where it is not that of the page. */
  readonly lang?: string
  readonly milliseconds: number
  readonly tone?: 'success' | 'error'
}

const ShowPopUp = createContext<(popUp: PopUp) => void>(() => {})

/** Shows a pop-up over the page, which stays usable under it. A new one takes the place of the last. */
export function usePopUp(): (popUp: PopUp) => void {
  return useContext(ShowPopUp)
}

const card = later(() => import('./pop-up-card.tsx'))

export function PopUpProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly popUp: PopUp; readonly count: number }>()
  const code = useLater(card)
  const hide = useCallback(() => setShown(undefined), [])
  const show = useCallback(
    (popUp: PopUp) => {
      setShown((last) => ({ popUp, count: (last?.count ?? 0) + 1 }))
      card.fetch().catch(hide)
    },
    [hide],
  )
  return (
    <ShowPopUp value={show}>
      {children}
      <div aria-live="assertive" className="pointer-events-none fixed inset-0 z-50 grid place-items-center p-6">
        {shown && code && <code.PopUpCard key={shown.count} popUp={shown.popUp} onGone={hide} />}
      </div>
    </ShowPopUp>
  )
}
