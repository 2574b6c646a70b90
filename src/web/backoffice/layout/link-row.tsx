import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

interface LinkRowProps {
  /** The accessible name of the row. */
  readonly label: string
  readonly links: readonly { readonly to: string; readonly name: string; readonly isCurrent: boolean }[]
  /** The page stays where it is scrolled to. */
  readonly preventScrollReset?: boolean
}

/** Links in a row, of which one is the current page; it scrolls sideways where it is too long for the screen. */
export function LinkRow({ label, links, preventScrollReset = false }: LinkRowProps) {
  const row = useScrollToCurrent(links.find(({ isCurrent }) => isCurrent)?.to)
  return (
    <nav ref={row} aria-label={label} className="-mx-4 overflow-x-auto px-4 py-1">
      <ul className="flex gap-2 lg:flex-wrap">
        {links.map(({ to, name, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset={preventScrollReset}
              aria-current={isCurrent ? 'page' : undefined}
              className="grid min-h-11 place-items-center whitespace-nowrap rounded-full border border-door/35 bg-white/60 px-4 font-semibold text-door text-sm hover:border-door aria-[current=page]:border-door aria-[current=page]:bg-door aria-[current=page]:text-white"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * For a horizontally scrolling row: scrolls its `aria-current` item to the center when the row appears and when another
 * item is chosen. Only the row scrolls: scrollIntoView would scroll the page as well.
 */
export function useScrollToCurrent(chosen: string | undefined) {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another element to look for
  useEffect(() => {
    const choice = row.current?.querySelector('[aria-current]')
    if (!row.current || !choice) return
    const [outer, inner] = [row.current.getBoundingClientRect(), choice.getBoundingClientRect()]
    row.current.scrollBy({ left: inner.left + inner.width / 2 - (outer.left + outer.width / 2), behavior: 'instant' })
  }, [chosen])
  return row
}
