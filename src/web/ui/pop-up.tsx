import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { lazyModule, useLazyModule } from './lazy-module.ts'
import type { PopUp } from './pop-up-card.tsx'

const ShowPopUp = createContext<(popUp: PopUp) => void>(() => {})

/** Returns a function that shows a pop-up over the page, which stays usable. A new pop-up replaces the last one. */
export function usePopUp(): (popUp: PopUp) => void {
  return useContext(ShowPopUp)
}

const card = lazyModule(() => import('./pop-up-card.tsx'))

export function PopUpProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly popUp: PopUp; readonly count: number }>()
  const code = useLazyModule(card)
  const hide = useCallback(() => setShown(undefined), [])
  const show = useCallback(
    (popUp: PopUp) => {
      setShown((last) => ({ popUp, count: (last?.count ?? 0) + 1 }))
      card.load().catch(hide)
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
