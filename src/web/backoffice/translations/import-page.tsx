import { data, Form } from 'react-router'
import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getTranslatedThing } from '#domain/translating/get-translated-thing.ts'
import {
  importTranslations,
  maxTranslationRows,
  previewTranslationImport,
  type TranslationRowPreview,
} from '#domain/translating/import-translations.ts'
import { translationsMessages } from '#page-messages/backoffice/translations.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { decodeCsvFile } from '#web/backoffice/csv/decode-csv-file.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { readFormUpTo, textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { done } from '#web/http/done.ts'
import { translationsFilePath, translationsPath } from '#web/paths/backoffice-paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/import-page'
import { readReviewedRows, readTranslationRows } from './import-form.ts'
import { ImportPreview } from './import-preview.tsx'

/** Of a file, which has up to `maxTranslationRows` texts in each language. */
const maxMegabytes = 8
const maxFileBytes = maxMegabytes * 1024 * 1024
/** The review of a file also has the texts that it replaces. */
const maxReviewBytes = 4 * maxFileBytes

export function loader({ context }: Route.LoaderArgs) {
  requireScope(mayEditProducts(officeIn(context).actor))
  return { maxRows: maxTranslationRows }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  requireScope(mayEditProducts(office.actor))
  const form = await readFormUpTo(maxReviewBytes, request)
  if (!form) return tooLarge()
  const reviewed = readReviewedRows(form)
  return reviewed ? catchNotFound(save(office, reviewed)) : preview(office, form)
}

async function preview(office: Marketplace, form: FormData) {
  const file = form.get('file')
  const pasted = textIn(form, 'text')
  const hasFile = file instanceof File && file.size > 0
  if ((hasFile ? file.size : Buffer.byteLength(pasted)) > maxFileBytes) return tooLarge()
  const text = hasFile ? decodeCsvFile(new Uint8Array(await file.arrayBuffer())) : pasted
  if (text === undefined) return { outcome: 'not-utf8' as const, text: pasted }
  const reading = readTranslationRows(text)
  // A file is not shown in the field for pasted rows.
  if (reading.outcome !== 'read') return { ...reading, text: pasted }
  const { rows, ignored } = reading
  return { outcome: 'preview' as const, text: pasted, ignored, rows: await previewTranslationImport(office, rows) }
}

function tooLarge() {
  return data({ outcome: 'too-large' as const }, { status: 413 })
}

async function save(office: Marketplace, reviewed: readonly TranslationRowPreview[]) {
  const result = await importTranslations(office, reviewed)
  if (result.outcome === 'refused')
    return { outcome: 'refused' as const, name: (await getTranslatedThing(office, result.thing)).name }
  if (result.outcome === 'saved') return done(result)
  // What the texts would be changed from now, to be reviewed again.
  const rows = reviewed.flatMap((row) => {
    if (row.outcome !== 'changed') return []
    return [
      { line: row.line, key: row.key, texts: Object.fromEntries(row.changes.map(({ locale, to }) => [locale, to])) },
    ]
  })
  return { outcome: 'changed-meanwhile' as const, rows: await previewTranslationImport(office, rows) }
}

/** Brings translations from a file or a spreadsheet, after a preview of what they would change. */
export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { file: messages, ...translations } = translationsMessages
  const rows = actionData && 'rows' in actionData ? actionData.rows : undefined
  const ignored = actionData && 'ignored' in actionData ? actionData.ignored : undefined
  const { notRead } = messages
  return (
    <OfficePage
      title={messages.title}
      back={{ to: translationsPath(), name: translations.title }}
      text={messages.text}
      className="max-w-4xl space-y-5"
    >
      <p>
        <a href={translationsFilePath()} className={buttonClass('outline')}>
          {translations.download}
        </a>
      </p>
      {actionData?.outcome === 'saved' && <Notice tone="success">{messages.saved(actionData.texts)}</Notice>}
      {actionData?.outcome === 'refused' && <Notice tone="error">{messages.refused(actionData.name)}</Notice>}
      {actionData?.outcome === 'changed-meanwhile' && <Notice tone="error">{messages.changedMeanwhile}</Notice>}
      {actionData?.outcome === 'not-utf8' && <Notice tone="error">{notRead['not-utf8']}</Notice>}
      {actionData?.outcome === 'too-large' && <Notice tone="error">{notRead['too-large'](maxMegabytes)}</Notice>}
      {actionData?.outcome === 'column-twice' && (
        <Notice tone="error">{notRead['column-twice'](actionData.column)}</Notice>
      )}
      {rows && <ImportPreview rows={rows} ignored={ignored} />}
      <Form method="post" encType="multipart/form-data" className="space-y-4">
        <TextField label={messages.choose} name="file" type="file" accept=".csv,text/csv,text/tab-separated-values" />
        <TextArea
          label={messages.paste}
          hint={messages.hint}
          name="text"
          rows={8}
          dir="auto"
          defaultValue={actionData && 'text' in actionData ? actionData.text : ''}
          error={problemOf(actionData?.outcome, loaderData.maxRows)}
        />
        <Button type="submit" variant={rows ? 'outline' : 'primary'}>
          {messages.preview}
        </Button>
      </Form>
    </OfficePage>
  )
}

function problemOf(outcome: string | undefined, maxRows: number): string | undefined {
  const { notRead } = translationsMessages.file
  if (outcome === 'too-long') return notRead['too-long'](maxRows)
  return outcome === 'empty' || outcome === 'without-header' ? notRead[outcome] : undefined
}
