import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { navigationMessages as navigation } from '#page-messages/layout.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink, PageNavLink } from '#web/ui/page-link.tsx'
import type { NavigationEntry } from './navigation-tree.ts'

const linkClass = 'rounded-full px-4 py-2.5 font-medium hover:bg-sand/70 aria-[current=page]:text-door'

/** An entry of the navigation bar. One with subpages opens on hover, and by its button for touch and keyboard. */
export function NavMenu({ entry }: { entry: NavigationEntry }) {
  return entry.children ? (
    <MenuWithPages entry={entry} pages={entry.children} />
  ) : (
    <li>
      <PageNavLink to={entry.path} end className={linkClass}>
        {entry.name}
      </PageNavLink>
    </li>
  )
}

function MenuWithPages({ entry, pages }: { entry: NavigationEntry; pages: readonly NavigationEntry[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const item = useRef<HTMLLIElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const location = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes after a navigation
  useEffect(() => setIsOpen(false), [location.key])

  const isUnderMouse = () => item.current?.matches(':hover') === true && matchMedia('(hover: hover)').matches

  // The mouse may have entered before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at hydration
  useEffect(() => setIsOpen(isUnderMouse()), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    toggle.current?.focus()
  }
  const onBlur = (event: FocusEvent<HTMLLIElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
  }
  return (
    <li
      ref={item}
      className="group/menu relative flex items-center"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setIsOpen(false)}
    >
      <PageNavLink to={entry.path} end className={`${linkClass} pe-1`}>
        {entry.name}
      </PageNavLink>
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={navigation.submenuOf(entry.name)}
        // Hovering has opened it, so a mouse click must not close it again.
        onClick={() => setIsOpen(isUnderMouse() || !isOpen)}
        className="icon-button hover:bg-sand/70"
      >
        <Icon name="down" className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div
        id={listId}
        data-open={isOpen}
        className="menu-pages absolute start-0 top-full hidden pt-2 data-[open=true]:block"
      >
        <ul className="w-max min-w-64 max-w-96 animate-rise rounded-2xl bg-white p-2 shadow-float ring-1 ring-ink/5">
          {pages.map((page) => (
            <li key={page.path}>
              <PageLink to={page.path} className="wrap-anywhere block rounded-xl px-4 py-2.5 hover:bg-sand/60">
                {page.name}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
