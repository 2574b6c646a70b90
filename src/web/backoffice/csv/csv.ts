import { type Millimes, toDinars } from '#domain/money.ts'
import { type TunisDay, tunisTimeOf } from '#domain/tunis-day.ts'
import type { CsvFormat } from './csv-format.ts'

/** A moment is a `Date`, a day of the calendar in Tunis a `CsvDay`: how they are written depends on the format. */
export type CsvCell = string | number | Date | CsvDay | undefined

export interface CsvDay {
  readonly day: TunisDay
}

export type CsvRow = readonly CsvCell[]

/**
 * Spreadsheets take what begins like this for a formula, and a formula can send the sheet elsewhere. Some overlook white
 * space in front, and some read the wide signs of East Asian keyboards as their narrow ones.
 */
const formulaStart = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/

/** Tells spreadsheets that the text is UTF-8, so that accents arrive. */
const byteOrderMark = '\ufeff'

const separators = { french: ';', international: ',' } as const satisfies Record<CsvFormat, string>

/** Rows as lines of a file that LibreOffice and Excel open. What a visitor wrote stays text there. */
function linesOf(rows: readonly CsvRow[], format: CsvFormat): string {
  return rows.map((row) => `${row.map((cell) => cellOf(cell, format)).join(separators[format])}\r\n`).join('')
}

function cellOf(value: CsvCell, format: CsvFormat): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return format === 'french' ? String(value).replace('.', ',') : String(value)
  if (value instanceof Date) return format === 'french' ? frenchMoment(value) : `"${tunisTimeOf(value)}"`
  if (typeof value === 'object') return format === 'french' ? frenchDay(value.day) : `"${value.day}"`
  const text = formulaStart.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

/** As clocks in Tunis show it, without how far they are from Greenwich: with that a spreadsheet takes it for a text. */
function frenchMoment(moment: Date): string {
  const [day = '', clock = ''] = tunisTimeOf(moment).slice(0, 19).split('T')
  return `${frenchDay(day)} ${clock}`
}

function frenchDay(day: string): string {
  return day.split('-').reverse().join('/')
}

/** An amount as a number of dinars, without a unit and without separators between thousands. */
export function dinarsCell(amount: Millimes): number {
  return toDinars(amount)
}

export function csvOf(rows: readonly CsvRow[], format: CsvFormat): string {
  return byteOrderMark + linesOf(rows, format)
}

/** The answer that saves the file under a name. */
export function csvAnswer(fileName: string, rows: readonly CsvRow[], format: CsvFormat): Response {
  return new Response(csvOf(rows, format), { headers: headersOf(fileName) })
}

/**
 * The same for rows that come some at a time. The next are asked for when the line has taken the ones before, and no more
 * when the reader has gone. The first are waited for, so that what cannot be answered at all gets its own answer; what
 * breaks later breaks the line, and browsers say that the file is not complete.
 */
export async function csvStreamAnswer(
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
  return done ? undefined : linesOf(value, format)
}

function headersOf(fileName: string): HeadersInit {
  return {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName}"`,
  }
}
