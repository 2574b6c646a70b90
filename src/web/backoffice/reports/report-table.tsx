import { reportsMessages } from '#page-messages/backoffice/reports.ts'
import type { shownTable } from './report.ts'

interface ReportTableProps {
  readonly title: string
  readonly table: ReturnType<typeof shownTable>
}

/** The table of a report. A long table scrolls in its own region, also by keyboard. */
export function ReportTable({ title, table: { columns, rows, count } }: ReportTableProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section aria-label={title} tabIndex={0} className="max-h-96 overflow-auto rounded-lg ring-1 ring-sand-deep">
        <table className="w-full text-sm">
          <thead className="sticky top-0 bg-sand">
            <tr>
              {columns.map(({ name, isNumber }) => (
                <th key={name} scope="col" className={`px-3 py-2 ${isNumber ? 'text-end' : 'text-start'}`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-sand">
            {rows.map((row, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two products may have the same name, and rows do not move
              <tr key={position}>
                {row.map((value, index) => {
                  const column = columns[index]
                  const align = column?.isNumber ? 'whitespace-nowrap text-end tabular-nums' : 'text-start'
                  return index === 0 ? (
                    <th key={column?.name} scope="row" className={`px-3 py-2 font-normal ${align}`}>
                      <bdi>{value}</bdi>
                    </th>
                  ) : (
                    <td key={column?.name} className={`px-3 py-2 ${align}`}>
                      <bdi>{value}</bdi>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {count > rows.length && <p className="mt-2 text-sm">{reportsMessages.more(rows.length, count)}</p>}
    </>
  )
}
