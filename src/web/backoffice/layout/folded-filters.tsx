import type { ReactNode } from 'react'
import { listsMessages } from '#page-messages/backoffice/layout.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'

/** Filters of a list or a report, folded, with how many of them are set. */
export function FoldedFilters({ values, children }: { values: readonly unknown[]; children: ReactNode }) {
  const count = values.filter((value) => value !== undefined).length
  return (
    <Disclosure title={listsMessages.filters(count)} className="mt-1" isSmall>
      {children}
    </Disclosure>
  )
}
