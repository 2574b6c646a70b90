import { directionOf } from '#domain/locale.ts'
import type { Millimes } from '#domain/money.ts'
import { erasedText, type PersonalTableName } from '#domain/personal-data/personal-tables.ts'
import type { PersonalRecord, PersonalRecords } from '#domain/personal-data/read-person.ts'
import { formatPhone, type Phone } from '#domain/phone.ts'
import { labelOf } from '#messages/label-of.ts'
import { exportsMessages } from '#page-messages/backoffice/exports.ts'
import { locale } from '#page-messages/locale.ts'
import { personalDataMessages } from '#page-messages/personal-data.ts'
import { escapeHtml } from '#web/text/escape-html.ts'
import { formatMoment, formatPrice } from '#web/text/format.ts'
import { nameOfValue } from './value-names.ts'

interface PersonFile {
  readonly records: readonly PersonalRecords[]
  readonly shopName: string
  readonly madeAt: Date
  /** Whether contacts are masked. */
  readonly isMasked?: boolean
}

/** Returns what the shop holds of a person as a download: one HTML file to read, with the same data as JSON in it. */
export function personFileResponse(file: PersonFile): Response {
  return new Response(personFileHtml(file), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Disposition': `attachment; filename="${personalDataMessages.fileName}"`,
      'Cache-Control': 'no-store',
    },
  })
}

export function personFileHtml({ records, shopName, madeAt, isMasked = false }: PersonFile): string {
  const texts = personalDataMessages
  const title = escapeHtml(texts.fileTitle(shopName))
  const parts = records.map(
    ({ table, count, rows }) => `<h2>${escapeHtml(texts.tables[table])}</h2>
${rows.length < count ? `<p>${escapeHtml(texts.newest(rows.length, count))}</p>` : ''}${rows.map((row) => rowHtml(table, row)).join('\n')}`,
  )
  const json = JSON.stringify({ madeAt, records }, null, 1).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:1rem/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}dl{display:grid;grid-template-columns:minmax(8rem,12rem) 1fr;gap:.25rem 1rem;border-top:1px solid #ccc;padding-top:.75rem}dt{color:#555}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}</style>
</head><body><h1>${title}</h1><p>${escapeHtml(texts.fileMade(formatMoment(madeAt)))}</p>
${isMasked ? `<p>${escapeHtml(texts.masked)}</p>` : ''}
${parts.join('\n') || `<p>${escapeHtml(texts.nothing)}</p>`}
<script type="application/json" id="personal-data">${json}</script>
</body></html>
`
}

function rowHtml(table: PersonalTableName, row: PersonalRecord): string {
  const fields = fieldsOf(table, row).map(
    ({ name, value }) => `<dt>${escapeHtml(name)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`,
  )
  return `<dl>${fields.join('')}</dl>`
}

/** The fields of a row that have a value, with their names. */
export function fieldsOf(
  table: PersonalTableName,
  row: PersonalRecord,
): { readonly name: string; readonly value: string }[] {
  return Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([column, value]) => ({
      name: labelOf(personalDataMessages.columns, column),
      value: nameOfValue(table, column, row) ?? textOf(column, value),
    }))
}

function textOf(column: string, value: unknown): string {
  if (value instanceof Date) return formatMoment(value)
  if (column.endsWith('_millimes')) return formatPrice(value as Millimes)
  if (column.endsWith('phone')) return formatPhone(value as Phone)
  if (typeof value === 'boolean') return value ? exportsMessages.yes : exportsMessages.no
  if (value === erasedText) return personalDataMessages.erased
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value)
}
