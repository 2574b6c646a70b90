import { Icon } from '../../ui/icon.tsx'
import type { CsvFormat } from '../csv/csv-format.ts'
import { FormatChoice } from '../csv/format-choice.tsx'
import { Panel } from '../layout/panel.tsx'
import { type OfficeMessages, useOfficeMessages } from '../text/office-messages.ts'

interface ExportPanelProps {
  readonly tables: readonly {
    readonly name: keyof OfficeMessages['exports']['tables']
    /** Whether the days chosen narrow it. */
    readonly isDated: boolean
  }[]
  readonly isOwner: boolean
  /** What the address asks for, `?` included. */
  readonly search: string
  readonly format: CsvFormat
  readonly isFormatNew: boolean
}

/** Everything the shop has, as files. */
export function ExportPanel({ tables, isOwner, search, format, isFormatNew }: ExportPanelProps) {
  const { exports: words } = useOfficeMessages()
  return (
    <Panel title={words.title}>
      <p>{isOwner ? words.text : `${words.text} ${words.forOwner}`}</p>
      <FormatChoice format={format} isNew={isFormatNew} />
      <ul className="mt-3 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {tables.map(({ name, isDated }) => (
          <File
            key={name}
            to={`/admin/figures/export/${name}.csv${isDated ? search : ''}`}
            name={words.tables[name]}
            isWhole={!isDated}
          />
        ))}
        <File to="/admin/newsletter/subscribers.csv" name={words.newsletter} isWhole />
      </ul>
    </Panel>
  )
}

function File({ to, name, isWhole }: { to: string; name: string; isWhole: boolean }) {
  const { exports: words } = useOfficeMessages()
  return (
    <li>
      <a href={to} download className="flex min-h-11 items-center gap-2 text-door hover:underline">
        <Icon name="download" />
        {name}
        {isWhole && <span className="text-ink-soft text-sm">({words.all})</span>}
      </a>
    </li>
  )
}
