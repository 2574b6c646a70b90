import { data, Form } from 'react-router'
import { z } from 'zod'
import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { type Locale, locales } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { cleanPlainLine } from '#domain/text.ts'
import { getTranslatedThing } from '#domain/translating/get-translated-thing.ts'
import {
  importTranslations,
  maxChangedRows,
  maxTranslationRows,
  previewTranslationImport,
  type TranslationRow,
  type TranslationRowPreview,
} from '#domain/translating/import-translations.ts'
import { parseTextKey, textKey } from '#domain/translating/text-key.ts'
import { translationsMessages } from '#page-messages/backoffice/translations.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { decodeCsvFile } from '#web/backoffice/csv/decode-csv-file.ts'
import { cellsWithoutHeading, parsePastedCells } from '#web/backoffice/csv/parse-pasted-cells.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { jsonIn, readFields } from '#web/forms/form-fields.ts'
import { readFormUpTo, textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { done } from '#web/http/done.ts'
import { translationsFilePath, translationsPath } from '#web/paths/backoffice-paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/import-page'
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

type TranslationsReading =
  /** `ignored` are the names of the columns that are not read. */
  | { readonly outcome: 'read'; readonly rows: readonly TranslationRow[]; readonly ignored: readonly string[] }
  | { readonly outcome: 'column-twice'; readonly column: string }
  | { readonly outcome: 'empty' | 'without-header' | 'too-long' }

/** Reads rows of a file or of a spreadsheet. The first row names the columns: `key`, and languages by their codes. */
function readTranslationRows(text: string): TranslationsReading {
  const [header = [], ...others] = parsePastedCells(text)
  const typed = header.map(cleanPlainLine)
  const names = typed.map((name) => name.toLowerCase())
  const isRead = (name: string) => name === 'key' || locales.some((locale) => locale === name)
  const columns = locales.filter((locale) => names.includes(locale))
  if (!names.includes('key') || columns.length === 0) return { outcome: 'without-header' }
  const column = names.find((name, index) => isRead(name) && names.indexOf(name) < index)
  if (column !== undefined) return { outcome: 'column-twice', column }
  const ignored = [...new Set(typed.filter((name) => name !== '' && !isRead(name.toLowerCase())))]
  const rows = others.flatMap((cells, index): TranslationRow[] => {
    const cell = (name: string) => cells[names.indexOf(name)] ?? ''
    const key = cleanPlainLine(cell('key'))
    const texts = Object.fromEntries(columns.map((locale) => [locale, cell(locale)]))
    return key === '' && Object.values(texts).every((text) => text.trim() === '')
      ? []
      : [
          {
            ...{ line: index + 2, key, texts: texts as TranslationRow['texts'] },
            ...(cellsWithoutHeading(cells, header).length > 0 && { hasMoreCells: true }),
          },
        ]
  })
  if (rows.length === 0) return { outcome: 'empty' }
  return rows.length > maxTranslationRows ? { outcome: 'too-long' } : { outcome: 'read', rows, ignored }
}

const key = z.string().transform((text, context) => {
  const parsed = parseTextKey(text)
  if (parsed) return textKey(parsed.thing, parsed.field)
  context.addIssue({ code: 'custom', message: 'key' })
  return z.NEVER
})
const locale = z.enum(locales) as z.ZodType<Locale, Locale>

/**
 * The rows that change texts, as they were shown. They are compared with the shop again, so they need not be trusted.
 */
const changedRows = z
  .array(
    z.object({
      ...{ outcome: z.literal('changed'), line: z.int(), key },
      changes: z.array(z.object({ locale, from: z.string(), to: z.string() })),
    }),
  )
  .max(maxChangedRows)

const reviewForm = z.object({ review: jsonIn(changedRows) })

/** The preview that an operator has reviewed; undefined when there is none, or when it is malformed. */
function readReviewedRows(form: FormData): readonly TranslationRowPreview[] | undefined {
  return readFields(reviewForm, form).review
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
        <SubmitButton variant={rows ? 'outline' : 'primary'}>{messages.preview}</SubmitButton>
      </Form>
    </OfficePage>
  )
}

function problemOf(outcome: string | undefined, maxRows: number): string | undefined {
  const { notRead } = translationsMessages.file
  if (outcome === 'too-long') return notRead['too-long'](maxRows)
  return outcome === 'empty' || outcome === 'without-header' ? notRead[outcome] : undefined
}
