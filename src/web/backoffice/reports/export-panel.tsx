import { Link } from 'react-router'
import { exportsMessages } from '#page-messages/backoffice/exports.ts'
import type { CsvFormat } from '#web/backoffice/csv/csv-format.ts'
import { CsvFormatPicker } from '#web/backoffice/csv/csv-format-picker.tsx'
import { BackofficeIcon } from '#web/backoffice/layout/backoffice-icon.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { subscribersCsvPath } from '#web/paths/backoffice-message-paths.ts'
import { exportCsvPath } from '#web/paths/backoffice-paths.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'

interface ExportPanelProps {
  readonly tables: readonly {
    readonly name: keyof (typeof exportsMessages)['tables']
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
export function ExportPanel({ tables, mayExportPeople, search, format, isFormatNew }: ExportPanelProps) {
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
              name={exportsMessages.tables[name]}
              isWhole={!isDated}
              hasPeople={hasPeople}
            />
          ))}
          {mayExportPeople && <File to={subscribersCsvPath()} name={exportsMessages.newsletter} isWhole hasPeople />}
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
