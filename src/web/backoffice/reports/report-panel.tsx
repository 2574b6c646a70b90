import { useId } from 'react'
import { Link } from 'react-router'
import type { Granularity } from '#domain/reports/period.ts'
import { reportsMessages } from '#page-messages/backoffice/reports.ts'
import { reportCsvPath } from '#web/paths/backoffice-paths.ts'
import { BarChart } from '#web/ui/charts/bar-chart.tsx'
import { ChartLegend } from '#web/ui/charts/chart-legend.tsx'
import { TimeChart } from '#web/ui/charts/time-chart.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import type { Report, ReportChart, shownTable } from './report.ts'

interface ReportPanelProps {
  readonly report: Omit<Report, 'table'> & { readonly table: ReturnType<typeof shownTable> }
  readonly granularity: Granularity
  /** The query string of the page, `?` included. */
  readonly search: string
}

/** A report: a sentence, a chart, a table and its definition. */
export function ReportPanel({ report: { name, sentence, chart, table }, granularity, search }: ReportPanelProps) {
  const id = useId()
  const { title, definition } = reportsMessages.reports[name]
  return (
    <figure aria-labelledby={`${id}-title`} className="panel flex min-w-0 flex-col p-4 sm:p-6">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <p id={`${id}-sentence`} className="mt-2 break-words">
        {sentence}
      </p>
      {chart && (
        <div className="mt-4">
          <ChartLegend keys={keysOf(reportsMessages.legends, name, chart)} />
          {chart.kind === 'time' ? (
            <TimeChart
              shape={chart.shape}
              readings={chart.readings}
              labelledBy={`${id}-sentence`}
              readLabel={reportsMessages.read[chart.per ?? granularity]}
            />
          ) : (
            <BarChart shape={chart.shape} labelledBy={`${id}-sentence`} />
          )}
        </div>
      )}
      <figcaption className="mt-auto flex flex-wrap gap-x-6 pt-3">
        {table.rows.length > 0 && (
          <Disclosure title={reportsMessages.table} isSmall className="open:w-full">
            <ReportTable title={title} table={table} />
            <Link
              reloadDocument
              to={reportCsvPath(name) + search}
              download
              className="inline-grid min-h-11 place-items-center font-semibold text-door text-sm hover:underline"
            >
              {reportsMessages.download}
            </Link>
          </Disclosure>
        )}
        <Disclosure title={reportsMessages.definition} isSmall className="open:w-full">
          <p className="pb-2 text-sm">{definition}</p>
        </Disclosure>
      </figcaption>
    </figure>
  )
}

type Legends = (typeof reportsMessages)['legends']

/** The legend of charts with several marks. */
function keysOf(legends: Legends, name: Report['name'], chart: ReportChart) {
  if (name === 'orders')
    return [
      { mark: 'solid', text: legends.period },
      { mark: 'dashed', text: legends.before },
    ] as const
  if (name === 'revenue')
    return [
      { mark: 'outlined', text: legends.ordered },
      { mark: 'solid', text: legends.revenue },
    ] as const
  if (name === 'searches-by-day')
    return [
      { mark: 'outlined', text: legends.searches },
      { mark: 'solid', text: legends.withoutResults },
    ] as const
  if (name === 'web-vitals-by-page')
    return [
      { mark: 'solid', text: legends.goodViews },
      { mark: 'hollow', text: legends.goodShops },
    ] as const
  if (chart.kind === 'bars' && chart.hasFew) return [{ mark: 'hollow', text: legends.few }] as const
  return []
}

interface ReportTableProps {
  readonly title: string
  readonly table: ReturnType<typeof shownTable>
}

/** The table of a report. A long table scrolls in its own region, also by keyboard. */
function ReportTable({ title, table: { columns, rows, count } }: ReportTableProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section aria-label={title} tabIndex={0} className="max-h-96 overflow-auto rounded-lg ring-1 ring-sand-deep">
        <table className="wrap-break-word w-full text-sm">
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
