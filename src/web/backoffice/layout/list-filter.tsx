import { Link, useLocation } from 'react-router'
import { useOfficeMessages } from '../text/office-messages.ts'
import { useChosenInView } from './use-chosen-in-view.ts'

interface ListFilterProps {
  /** The name in the address. */
  readonly parameter: string
  readonly choices: readonly { readonly value: string; readonly name: string }[]
  readonly chosen: string
}

/** Which part of a list is shown, as links, so that every part has an address of its own. */
export function ListFilter({ parameter, choices, chosen }: ListFilterProps) {
  const { lists } = useOfficeMessages()
  const { pathname } = useLocation()
  const row = useChosenInView(chosen)
  return (
    <nav ref={row} aria-label={lists.filter} className="-mx-4 overflow-x-auto px-4 py-1">
      <ul className="flex gap-2">
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
