import type { PersonalTableName } from '#domain/personal-data/personal-tables.ts'
import { personMessages } from '#page-messages/backoffice/person.ts'
import { personalDataMessages } from '#page-messages/personal-data.ts'

interface RecordsPanelProps {
  readonly table: PersonalTableName
  readonly count: number
  readonly rows: readonly (readonly { readonly name: string; readonly value: string }[])[]
}

/** The rows of one table with data of a person, folded: how many there are comes first. */
export function RecordsPanel({ table, count, rows }: RecordsPanelProps) {
  return (
    <details className="panel px-4 sm:px-6">
      <summary className="min-h-14 justify-between">
        <h2 className="text-lg">{personMessages.countOf(personalDataMessages.tables[table], count)}</h2>
      </summary>
      {rows.length < count && <p className="mb-2 text-ink-soft text-sm">{personMessages.newest(rows.length, count)}</p>}
      <ul className="divide-y divide-sand-deep pb-4">
        {rows.map((fields) => (
          <li key={fields[0]?.value} className="py-3 first:pt-0 last:pb-0">
            <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[11rem_1fr]">
              {fields.map(({ name, value }) => (
                <div key={name} className="contents">
                  <dt className="text-ink-soft text-sm sm:leading-6">{name}</dt>
                  <dd dir="auto" className="min-w-0">
                    <Value text={value} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </details>
  )
}

const longText = 300

/** Long texts, such as letters, are folded. */
function Value({ text }: { text: string }) {
  const words = <span className="whitespace-pre-wrap break-words">{text}</span>
  if (text.length <= longText) return words
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-door underline">{personMessages.show}</summary>
      {words}
    </details>
  )
}
