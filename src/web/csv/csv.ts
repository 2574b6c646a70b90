import { type Options, stringify } from 'csv-stringify/sync'
import { type Millimes, toDinars } from '#domain/money.ts'
import { formulaStart } from '#domain/spreadsheet-text.ts'
import { type TunisDay, tunisTimeOf } from '#domain/tunis-day.ts'
import type { CsvFormat } from './csv-format.ts'

/** A point in time is a `Date`, a calendar day in Tunis a `CsvDay`. The format decides how they are written. */
export type CsvCell = string | number | Date | CsvDay | undefined

export interface CsvDay {
  readonly day: TunisDay
}

export type CsvRow = readonly CsvCell[]

const common = { record_delimiter: 'windows', quoted_string: true } as const satisfies Options

const formats: Readonly<Record<CsvFormat, Options>> = {
  french: {
    ...{ ...common, delimiter: ';' },
    cast: {
      string: escapeFormula,
      number: (value) => String(value).replace('.', ','),
      date: frenchMoment,
      object: (cell) => frenchDay(dayOf(cell)),
    },
  },
  international: {
    // Moments and days are quoted like text.
    ...{ ...common, delimiter: ',', quoted_match: /^\d{4}-/ },
    cast: { string: escapeFormula, number: String, date: tunisTimeOf, object: dayOf },
  },
}

/** Not the option `escape_formulas`, which white space before the formula would circumvent. */
function escapeFormula(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

/**
 * What a formula needs to reach other cells, files or the network: a call, a link to another program or another sheet.
 * A remark in brackets after a number is no call.
 */
const reachingOut = /[\p{L}_][\p{L}\p{N}_.]*\s*\(|[|!]/u

/**
 * Programs of couriers read every character, so their files have no apostrophes: `+33612345678` and `-3, rue du Lac`
 * stay what they are. Only from what a spreadsheet would run are the signs taken off that start it.
 */
function withoutFormula(text: string): string {
  return formulaStart.test(text) && reachingOut.test(text) ? text.replace(/^['\s=+\-@＝＋－＠]+/, '') : text
}

/** The only objects among cells besides `Date` are days. */
function dayOf(cell: object): TunisDay {
  return (cell as CsvDay).day
}

/** Local time in Tunis without an offset, since spreadsheets would treat it as text with one. */
function frenchMoment(moment: Date): string {
  const [day = '', clock = ''] = tunisTimeOf(moment).slice(0, 19).split('T')
  return `${frenchDay(day)} ${clock}`
}

function frenchDay(day: string): string {
  return day.split('-').reverse().join('/')
}

/** An amount in dinars as a number, without unit and thousands separators. */
export function dinarsCell(amount: Millimes): number {
  return toDinars(amount)
}

/** Returns rows as CSV. The byte order mark tells spreadsheets that the file is UTF-8. */
export function csvOf(rows: readonly CsvRow[], format: CsvFormat): string {
  return stringify([...rows], { ...formats[format], bom: true })
}

/** The signs of a file that somebody else's program reads. */
interface CsvSigns {
  readonly separator: string
  readonly decimalSign: string
}

/** Returns rows of texts and numbers as a download, with the signs that its reader expects. */
export function csvResponseWith(
  fileName: string,
  rows: readonly (readonly (string | number)[])[],
  { separator, decimalSign }: CsvSigns,
): Response {
  const file = stringify([...rows], {
    ...{ ...common, bom: true, delimiter: separator },
    cast: { string: withoutFormula, number: (value) => String(value).replace('.', decimalSign) },
  })
  return new Response(file, { headers: headersOf(fileName) })
}

/** Returns a CSV file as a download. */
export function csvResponse(fileName: string, rows: readonly CsvRow[], format: CsvFormat): Response {
  return new Response(csvOf(rows, format), { headers: headersOf(fileName) })
}

/**
 * Streams a CSV file. The next page is read when the client has consumed the previous one, and none after it
 * disconnects. The first page is awaited, so that its error gets a regular response; a later error aborts the
 * connection, and browsers report an incomplete download.
 */
export async function csvStreamResponse(
  fileName: string,
  heads: CsvRow,
  pages: AsyncGenerator<readonly CsvRow[]>,
  format: CsvFormat,
): Promise<Response> {
  const encoder = new TextEncoder()
  const first = await pages.next()
  let ready: string | undefined = csvOf(first.done ? [heads] : [heads, ...first.value], format)
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const text = ready ?? (await nextLines(pages, format))
        ready = undefined
        if (text === undefined) controller.close()
        else controller.enqueue(encoder.encode(text))
      },
      async cancel() {
        await pages.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { headers: headersOf(fileName) })
}

async function nextLines(pages: AsyncGenerator<readonly CsvRow[]>, format: CsvFormat): Promise<string | undefined> {
  const { done, value } = await pages.next()
  return done ? undefined : stringify([...value], formats[format])
}

function headersOf(fileName: string): HeadersInit {
  return {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName}"`,
  }
}
