import { useLocation } from 'react-router'
import { listsMessages } from '#page-messages/backoffice/layout.ts'
import { LinkRow } from './link-row.tsx'

interface ListFilterProps {
  /** The name of the search parameter. */
  readonly parameter: string
  readonly choices: readonly { readonly value: string; readonly name: string }[]
  readonly chosen: string
}

/** Links to the parts of a list, each with its own URL. */
export function ListFilter({ parameter, choices, chosen }: ListFilterProps) {
  const { pathname } = useLocation()
  const links = choices.map(({ value, name }) => ({
    ...{ name, isCurrent: value === chosen },
    to: `${pathname}?${new URLSearchParams({ [parameter]: value })}`,
  }))
  return <LinkRow label={listsMessages.filter} links={links} />
}
