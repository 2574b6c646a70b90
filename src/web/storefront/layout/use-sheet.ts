import { type RefObject, type ToggleEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A popover that lies over the page like a sheet: while it is open nothing else can be reached, and it closes when the
 * visitor has gone somewhere. The browser opens and closes it, also before any script has arrived.
 */
export function useSheet(sheet: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const shownAt = useRef(key)
  const release = useRef<() => void>(undefined)

  const letGo = () => {
    release.current?.()
    release.current = undefined
  }
  const hold = () => {
    letGo()
    if (sheet.current?.matches(':popover-open')) release.current = holdRest(sheet.current)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it may have been opened before the page came alive
  useEffect(() => {
    hold()
    return letGo
  }, [])

  // Not when the page comes alive under an open one.
  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    sheet.current?.hidePopover()
  }, [key, sheet])

  return {
    // Before it closes: the browser gives the focus back to what opened it, which must be within reach by then.
    onBeforeToggle: (event: ToggleEvent) => event.newState === 'closed' && letGo(),
    onToggle: hold,
  }
}

/** Makes everything around an element inert. Returns what undoes it. */
function holdRest(element: Element): () => void {
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
