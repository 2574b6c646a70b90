import { type RefObject, type ToggleEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Makes a popover modal: while it is open the rest of the page is inert, and it closes after a navigation. A popover
 * and not a `<dialog>`, since the browser opens and closes it before any script has loaded.
 */
export function useModalPopover(popover: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const shownAt = useRef(key)
  const release = useRef<() => void>(undefined)

  const restoreRest = () => {
    release.current?.()
    release.current = undefined
  }
  const makeInertWhileOpen = () => {
    restoreRest()
    if (popover.current?.matches(':popover-open')) release.current = makeRestInert(popover.current)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it may have been opened before hydration
  useEffect(() => {
    makeInertWhileOpen()
    return restoreRest
  }, [])

  // Not at hydration, since it may have been opened before.
  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    popover.current?.hidePopover()
  }, [key, popover])

  return {
    // Before it closes, since the browser returns the focus to the button that opened it, which must not be inert then.
    onBeforeToggle: (event: ToggleEvent) => event.newState === 'closed' && restoreRest(),
    onToggle: makeInertWhileOpen,
  }
}

/** Makes everything around an element inert. Returns a function that restores it. */
function makeRestInert(element: Element): () => void {
  const held: Element[] = []
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const other of inner.parentElement.children) {
      if (other === inner || other.hasAttribute('inert')) continue
      other.toggleAttribute('inert', true)
      held.push(other)
    }
  }
  return () => {
    for (const other of held) other.toggleAttribute('inert', false)
  }
}
