import { Link } from 'react-router'
import { useScrollToCurrent } from './use-scroll-to-current.ts'

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
