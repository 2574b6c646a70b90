import { Link, useLocation } from 'react-router'
import { listsMessages } from '#page-messages/backoffice/layout.ts'
import { useScrollToCurrent } from './use-scroll-to-current.ts'

interface ListFilterProps {
  /** The name of the search parameter. */
  readonly parameter: string
  readonly choices: readonly { readonly value: string; readonly name: string }[]
  readonly chosen: string
}

/** Links to the parts of a list, each with its own URL. */
export function ListFilter({ parameter, choices, chosen }: ListFilterProps) {
  const { pathname } = useLocation()
  const row = useScrollToCurrent(chosen)
  return (
    <nav ref={row} aria-label={listsMessages.filter} className="-mx-4 overflow-x-auto px-4 py-1">
      <ul className="flex gap-2 lg:flex-wrap">
        {choices.map(({ value, name }) => (
          <li key={value}>
            <Link
              to={`${pathname}?${new URLSearchParams({ [parameter]: value })}`}
              aria-current={value === chosen ? 'page' : undefined}
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
