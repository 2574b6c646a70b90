import { data, Form, Link, redirect } from 'react-router'
import { mayExportPeople } from '#domain/access/policies.ts'
import { hasPeople, isDated, tablesFor } from '#domain/exports/stream-table.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { exportNamesMessages } from '#page-messages/backoffice/export-names.ts'
import { exportsMessages } from '#page-messages/backoffice/exports.ts'
import { reportsMessages } from '#page-messages/backoffice/reports.ts'
import { searchesMessages } from '#page-messages/backoffice/searches.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { csvFormatCookie, csvFormatOf } from '#web/backoffice/csv/csv-format-cookie.ts'
import { BackofficeIcon } from '#web/backoffice/layout/backoffice-icon.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { type CsvFormat, csvFormats, isCsvFormat } from '#web/csv/csv-format.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { publicUrlIn } from '#web/page-context.ts'
import { subscribersCsvPath } from '#web/paths/backoffice-message-paths.ts'
import { exportCsvPath, reportsPath, searchesPath } from '#web/paths/backoffice-paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RadioOption } from '#web/ui/radio-option.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/reports-page'
import { KeyMetrics } from './key-metrics.tsx'
import { listReports } from './list-reports.ts'
import { periodName } from './period-names.ts'
import { PeriodPicker } from './period-picker.tsx'
import { shownTable } from './report.ts'
import { ReportPanel } from './report-panel.tsx'
import { readReportQuery, reportSearchString } from './report-query.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const query = readReportQuery(new URL(request.url).searchParams, tunisDayOf(office.clock.now()))
  const { keyMetrics, reports } = await listReports(office, query)
  return {
    ...{ query, keyMetrics },
    periodName: periodName(query.period),
    beforeName: periodName(query.before),
    search: reportSearchString(query, query.granularity),
    reports: reports.map((report) => ({ ...report, table: shownTable(report.table) })),
    tables: tablesFor(office.actor).map((name) => ({ name, isDated: isDated(name), hasPeople: hasPeople(name) })),
    mayExportPeople: mayExportPeople(office.actor),
    format: csvFormatOf(request),
    /** Whether it was just chosen. */
    isFormatNew: new URL(request.url).searchParams.get('files') === csvFormatOf(request),
  }
}

/** Stores the CSV format in a cookie. */
export async function action({ context, request }: Route.ActionArgs) {
  const format = textIn(await readForm(request), 'format')
  if (!isCsvFormat(format)) throw data(null, { status: 400 })
  const { searchParams } = new URL(request.url)
  searchParams.set('files', format)
  return redirect(`${reportsPath()}?${searchParams}`, {
    headers: { 'Set-Cookie': csvFormatCookie(format, publicUrlIn(context)) },
  })
}

/** Reports over any period, and the exports. */
export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const { query, keyMetrics, reports, periodName, beforeName, search, tables, format, isFormatNew } = loaderData
  return (
    <OfficePage title={reportsMessages.title} className="max-w-5xl space-y-5">
      <ButtonLink to={searchesPath() + search} variant="outline">
        {searchesMessages.toSearches}
      </ButtonLink>
      <PeriodPicker key={search} query={query} />
      {query.hasInvalidDays && <Notice tone="error">{reportsMessages.misread}</Notice>}
      <p className="text-ink-soft">{reportsMessages.shown(periodName, beforeName)}</p>
      <KeyMetrics measures={keyMetrics} />
      <div className="grid gap-5 xl:grid-cols-2">
        {reports.map((report) => (
          <ReportPanel key={report.name} report={report} granularity={query.granularity} search={search} />
        ))}
      </div>
      <ExportPanel
        tables={tables}
        mayExportPeople={loaderData.mayExportPeople}
        search={search}
        format={format}
        isFormatNew={isFormatNew}
      />
    </OfficePage>
  )
}

interface ExportPanelProps {
  readonly tables: readonly {
    readonly name: keyof (typeof exportNamesMessages)['tables']
    /** Whether the period filters it. */
    readonly isDated: boolean
    /** Whether it has names or addresses of people. */
    readonly hasPeople: boolean
  }[]
  readonly mayExportPeople: boolean
  /** The query string of the page, `?` included. */
  readonly search: string
  readonly format: CsvFormat
  readonly isFormatNew: boolean
}

/** Links that export the tables as CSV files. */
function ExportPanel({ tables, mayExportPeople, search, format, isFormatNew }: ExportPanelProps) {
  return (
    <Panel title={exportsMessages.title}>
      <p>{exportsMessages.text}</p>
      <Disclosure title={exportsMessages.show} isOpen={isFormatNew}>
        <p>{mayExportPeople ? exportsMessages.traces : exportsMessages.forOwner}</p>
        <CsvFormatPicker format={format} isNew={isFormatNew} />
        <ul className="mt-3 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {tables.map(({ name, isDated, hasPeople }) => (
            <File
              key={name}
              to={exportCsvPath(name) + (isDated ? search : '')}
              name={exportNamesMessages.tables[name]}
              isWhole={!isDated}
              hasPeople={hasPeople}
            />
          ))}
          {mayExportPeople && (
            <File to={subscribersCsvPath()} name={exportNamesMessages.newsletter} isWhole hasPeople />
          )}
        </ul>
      </Disclosure>
    </Panel>
  )
}

interface FileProps {
  readonly to: string
  readonly name: string
  readonly isWhole: boolean
  readonly hasPeople: boolean
}

/** A file with people is no `download`: the link may lead to the check of who it is first. */
function File({ to, name, isWhole, hasPeople }: FileProps) {
  return (
    <li>
      <Link
        reloadDocument
        to={to}
        download={!hasPeople}
        className="flex min-h-11 items-center gap-2 text-door hover:underline"
      >
        <BackofficeIcon name="download" />
        {name}
        {isWhole && <span className="text-ink-soft text-sm">({exportsMessages.all})</span>}
      </Link>
    </li>
  )
}

/** Chooses the CSV format, remembered in this browser. */
function CsvFormatPicker({ format, isNew }: { format: CsvFormat; isNew: boolean }) {
  const { formats: messages } = exportsMessages
  return (
    <Form method="post" preventScrollReset className="mt-3 rounded-xl bg-limestone p-4" key={format}>
      <fieldset>
        <legend className="float-start mb-1 w-full font-semibold">{messages.title}</legend>
        <div className="clear-both grid gap-x-6 sm:grid-cols-2">
          {csvFormats.map((choice) => (
            <RadioOption key={choice} name="format" value={choice} isChosen={choice === format}>
              <span>
                {messages.names[choice]}
                <span className="block text-ink-soft text-sm">{messages.looks[choice]}</span>
              </span>
            </RadioOption>
          ))}
        </div>
      </fieldset>
      <SubmitButton name="do" value="choose-format" variant="outline" className="mt-3">
        {messages.choose}
      </SubmitButton>
      <p aria-live="polite" className="mt-2 text-olive-deep empty:absolute">
        {isNew && messages.chosen(messages.names[format])}
      </p>
    </Form>
  )
}
