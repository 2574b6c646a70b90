import type { ReactNode } from 'react'
import { listsMessages } from '#page-messages/backoffice/layout.ts'

/** Filters of a list or a report, folded, with how many of them are set. */
export function FoldedFilters({ values, children }: { values: readonly unknown[]; children: ReactNode }) {
  const count = values.filter((value) => value !== undefined).length
  return (
    <details className="mt-1">
      <summary className="min-h-11 font-semibold text-door text-sm">{listsMessages.filters(count)}</summary>
      {children}
    </details>
  )
}
