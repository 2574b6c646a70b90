import { Form } from 'react-router'
import { directionOf } from '#domain/locale.ts'
import type { TranslationRowPreview } from '#domain/translating/import-translations.ts'
import { parseTextKey, thingKey } from '#domain/translating/text-key.ts'
import { translationsMessages } from '#page-messages/backoffice/translations.ts'
import { formatList } from '#web/text/format.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { textLabelIn } from './text-label.ts'

interface ImportPreviewProps {
  readonly rows: readonly TranslationRowPreview[]
  /** The names of the columns that were not read. */
  readonly ignored?: readonly string[] | undefined
}

/** Shows what each row would change, or why it would not. Rows that change nothing are only counted. */
export function ImportPreview({ rows, ignored = [] }: ImportPreviewProps) {
  const { file: messages } = translationsMessages
  const changed = rows.filter((row) => row.outcome === 'changed')
  const unchanged = rows.filter(({ outcome }) => outcome === 'unchanged').length
  const later = rows.filter(({ outcome }) => outcome === 'later').length
  const wrong = rows.length - changed.length - unchanged - later
  return (
    <section aria-labelledby="review" className="panel p-4 sm:p-6">
      <h2 id="review" className="text-xl">
        {messages.previewHeading}
      </h2>
      <p className="mt-1 text-ink-soft">{messages.count(changed.length, unchanged, wrong, later)}</p>
      {ignored.length > 0 && <p className="mt-1 text-clay">{messages.ignored(formatList(ignored))}</p>}
      <ul className="mt-3 divide-y divide-sand-deep">
        {rows.map((row) => row.outcome !== 'unchanged' && <Row key={row.line} row={row} />)}
      </ul>
      {changed.length > 0 && (
        // URL-encoded, an Arabic letter would take six bytes instead of two.
        <Form method="post" encType="multipart/form-data" className="mt-4">
          <input type="hidden" name="review" value={JSON.stringify(changed)} />
          <SubmitButton>{messages.save}</SubmitButton>
        </Form>
      )}
    </section>
  )
}

function Row({ row }: { row: TranslationRowPreview }) {
  const { file: messages } = translationsMessages
  const parsed = parseTextKey(row.key)
  return (
    <li className="py-3">
      <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
        <span>{messages.line(row.line)}</span>
        <bdi className="break-all">{row.outcome === 'changed' && parsed ? thingKey(parsed.thing) : row.key}</bdi>
      </p>
      {row.outcome === 'changed' ? (
        row.changes.map(({ locale, from, to }) => (
          <div key={locale} className="mt-1">
            <p className="font-semibold text-sm">{textLabelIn(parsed?.field ?? row.key, locale)}</p>
            {from === '' ? (
              <p className="text-olive-deep text-sm">{messages.isNew}</p>
            ) : (
              <del
                lang={locale}
                dir={directionOf(locale)}
                className="block whitespace-pre-line break-words text-ink-soft"
              >
                {from}
              </del>
            )}
            <ins lang={locale} dir={directionOf(locale)} className="block whitespace-pre-line break-words no-underline">
              {to}
            </ins>
          </div>
        ))
      ) : (
        <p className="text-clay">{row.outcome !== 'unchanged' && messages.problems[row.outcome]}</p>
      )}
    </li>
  )
}
