import { z } from 'zod'

import type { SeenResult } from '#domain/couriers/results/record-results.ts'
import { maxReportedRows, type ReportedRow, resultOutcomes } from '#domain/couriers/results/reported-row.ts'
import { comparable, parseReportedState, type ReportedState } from '#domain/couriers/results/reported-state.ts'
import { rowHash } from '#domain/couriers/results/row-hash.ts'
import { cutText } from '#domain/cut-text.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { orderStatuses } from '#domain/order-status.ts'
import { attemptDeciders, attemptReasons, maxAttemptNote } from '#domain/orders/delivery/delivery-attempt.ts'
import type { DeliveryResult } from '#domain/orders/delivery/record-delivery-result.ts'
import { parseOrderNumber } from '#domain/orders/placing/order-number.ts'
import { parsePrice } from '#domain/parse-price.ts'
import { latinDigits, parsePhone } from '#domain/phone.ts'
import { cleanPlainLine } from '#domain/text.ts'
import { isFarOff, parseDay, type TunisDay } from '#domain/tunis-day.ts'
import { parsePastedCells } from '#web/backoffice/csv/parse-pasted-cells.ts'
import { readExpectedOrders } from '#web/backoffice/orders/list/orders-query.ts'
import { cutLine, isSent, jsonIn, known, rawText, rawTexts, readFields } from '#web/forms/form-fields.ts'

const maxOrdersAtOnce = 200

const resultForm = z.object({
  id: rawTexts.transform((sent) => readExpectedOrders(sent).slice(0, maxOrdersAtOnce)),
  outcome: known(resultOutcomes),
  decidedBy: known(attemptDeciders),
  reason: known(attemptReasons),
  until: rawText,
  note: cutLine(maxAttemptNote),
  tell: isSent,
})

interface ResultForm {
  readonly results: SeenResult[]
  readonly notifiesCustomer: boolean
  /** Whether the day to which it was postponed is none, or far away. */
  readonly hasWrongDay?: true
}

/** Reads the ticked parcels and what became of them; no results when something is missing. */
export function readResultForm(form: FormData, now: Date): ResultForm {
  const { id, outcome, decidedBy = 'customer', reason = 'other', note, tell, ...sent } = readFields(resultForm, form)
  if (!outcome) return { results: [], notifiesCustomer: tell }
  const until = outcome === 'postponed' ? parseDay(sent.until) : undefined
  if (outcome === 'postponed' && sent.until !== '' && (!until || isFarOff(until, now)))
    return { results: [], notifiesCustomer: tell, hasWrongDay: true }
  const remark = note === '' ? {} : { note }
  const result: DeliveryResult =
    outcome === 'postponed'
      ? { outcome, decidedBy, reason, ...remark, ...(until && { postponedUntil: until }) }
      : outcome === 'refused'
        ? { outcome, decidedBy, reason, ...remark }
        : { outcome, ...remark }
  return { results: id.map(({ id, status }) => ({ id, status, result, hash: undefined })), notifiesCustomer: tell }
}

const day = z.string().transform((text, context): TunisDay => {
  const parsed = parseDay(text)
  if (parsed) return parsed
  context.addIssue('No day')
  return z.NEVER
})

const note = z.string().max(maxAttemptNote).exactOptional()

const previewedResult = z.object({
  id: z.int().positive(),
  status: z.enum(orderStatuses),
  hash: z
    .string()
    .regex(/^[\da-f]{64}$/)
    .optional()
    .transform((hash) => hash),
  result: z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('postponed'),
      decidedBy: z.enum(attemptDeciders),
      reason: z.enum(attemptReasons),
      note,
      postponedUntil: day.exactOptional(),
    }),
    z.object({
      outcome: z.literal('refused'),
      decidedBy: z.enum(attemptDeciders),
      reason: z.enum(attemptReasons),
      note,
    }),
    z.object({ outcome: z.enum(['delivered', 'lost', 'returned']), note }),
  ]),
})

const applyForm = z.object({
  results: jsonIn(z.array(previewedResult).max(maxReportedRows)),
  /** Those that a person has ticked. */
  doubtful: rawTexts.transform((sent) =>
    sent.slice(0, maxReportedRows).flatMap((text) => jsonIn(previewedResult).parse([text]) ?? []),
  ),
  tell: isSent,
})

/** Reads the results that the preview has shown: those that are certain, and those that were ticked. */
export function readPreviewedResults(form: FormData): { results: readonly SeenResult[]; notifiesCustomer: boolean } {
  const { results = [], doubtful, tell } = readFields(applyForm, form)
  return { results: [...results, ...doubtful], notifiesCustomer: tell }
}

/** The headings of couriers' files, without accents and in lower case. Where a file has several, the first counts. */
const headings = {
  number: [
    ...['numero', 'numero de commande', 'n commande', 'commande', 'reference', 'ref', 'order', 'order number'],
    ...['number', 'رقم الطلب', 'الطلب'],
  ],
  phone: ['telephone', 'tel', 'phone', 'gsm', 'mobile', 'الهاتف', 'رقم الهاتف'],
  amount: ['montant', 'a encaisser', 'amount', 'to collect', 'prix', 'cod', 'cr bt', 'المبلغ', 'المبلغ المطلوب'],
  state: ['etat', 'statut', 'status', 'state', 'situation', 'الحالة'],
  on: [
    ...['date etat', 'date de l etat', 'date statut', 'date du statut', 'date livraison', 'date de livraison'],
    ...['livre le', 'date cloture', 'delivered on', 'delivery date', 'date of delivery', 'تاريخ الحالة'],
    // Last: it may be that of the file.
    ...['تاريخ التسليم', 'date', 'التاريخ'],
  ],
  note: ['motif', 'remarque', 'note', 'raison', 'reason', 'commentaire', 'السبب', 'ملاحظة'],
  until: ['nouvelle date', 'date report', 'date de report', 'reporte au', 'until', 'postponed until', 'يعود يوم'],
} as const

export type ResultRowsReading =
  | { readonly outcome: 'read'; readonly rows: ReportedRow[] }
  | { readonly outcome: 'empty' | 'without-header' | 'too-long' }

/** Reads the rows of a courier's file: with headings of an order number or a phone, and of a state. */
export function readResultRows(text: string): ResultRowsReading {
  if (text.trim() === '') return { outcome: 'empty' }
  const [header = [], ...cells] = parsePastedCells(text)
  const names = header.map((name) => comparable(name))
  const columnOf = (field: keyof typeof headings) =>
    (headings[field] as readonly string[]).map((name) => names.indexOf(name)).find((column) => column !== -1) ?? -1
  if (columnOf('state') === -1 || (columnOf('number') === -1 && columnOf('phone') === -1))
    return { outcome: 'without-header' }
  const columns = Object.fromEntries(
    Object.keys(headings).map((field) => [field, columnOf(field as keyof typeof headings)]),
  )
  const states = names.map((name) => headings.state.some((known) => known === name))
  const rows = cells.flatMap((row, index) => {
    if (row.every((text) => text.trim() === '')) return []
    const cell = (field: keyof typeof headings) => cleanPlainLine(row[columns[field] ?? -1] ?? '')
    const state = stateOf(row.filter((_text, column) => states[column]).map(cleanPlainLine))
    return [readRow({ line: index + 2, state, surplus: cleanPlainLine(row.slice(header.length).join(' ')) }, cell)]
  })
  if (rows.length === 0) return { outcome: 'empty' }
  return rows.length > maxReportedRows ? { outcome: 'too-long' } : { outcome: 'read', rows }
}

/**
 * A file may have several columns of a state, such as `etat` and `statut`. Where they differ, nobody knows which one
 * counts.
 */
function stateOf(texts: readonly string[]): ReportedState | undefined {
  const states = new Set(texts.filter((text) => text !== '').map(parseReportedState))
  return states.size === 1 ? [...states][0] : undefined
}

interface RowPlace {
  readonly line: number
  readonly state: ReportedState | undefined
  /** What stands in cells without a heading, as where a comma separates cells and decimals. */
  readonly surplus: string
}

function readRow(
  { line, state, surplus }: RowPlace,
  cell: (field: Exclude<keyof typeof headings, 'state'>) => string,
): ReportedRow {
  const number = cell('number')
  const phone = parsePhone(cell('phone'))
  const amount = parseAmountOfFile(cell('amount'))
  const [on, until] = [parseDayOfFile(cell('on')), parseDayOfFile(cell('until'))]
  const unreadable = [
    ['cells', undefined, surplus] as const,
    ['phone', phone, number === '' ? cell('phone') : ''] as const,
    ['amount', amount, cell('amount')] as const,
    ['on', on, cell('on')] as const,
    ['until', until, state === 'postponed' ? cell('until') : ''] as const,
  ].find(([, read, text]) => read === undefined && text !== '')
  const row: ReportedRow = {
    line,
    // A number that is none matches no order, rather than another one by its phone.
    ...(number !== '' && { number: parseOrderNumber(number) ?? number }),
    ...(phone !== undefined && { phone }),
    ...(amount !== undefined && { amount }),
    ...(on !== undefined && { on }),
    ...(state !== undefined && { result: resultOf(state, cell('note'), until) }),
    ...(unreadable && { unreadable: { field: unreadable[0], text: cutText(unreadable[2], maxShownCell) } }),
  }
  return { ...row, hash: rowHash(row) }
}

/** Characters of a cell that cannot be read. */
const maxShownCell = 60

/** Nothing is an amount too: that of a parcel which is paid. */
function parseAmountOfFile(text: string): Millimes | undefined {
  return /^[0٠]+([.,٫][0٠]+)?\s*\p{L}*$/u.test(text) ? millimes(0) : parsePrice(text)
}

/** Who decided stands in no file: a parcel is refused by its customer unless somebody corrects that. */
function resultOf(state: ReportedState, text: string, until: TunisDay | undefined): DeliveryResult | 'waiting' {
  if (state === 'waiting') return state
  const remark = text === '' ? {} : { note: cutText(text, maxAttemptNote) }
  if (state === 'refused') return { outcome: state, decidedBy: 'customer', reason: 'other', ...remark }
  if (state === 'postponed')
    return {
      outcome: state,
      decidedBy: 'customer',
      reason: 'other',
      ...remark,
      ...(until && { postponedUntil: until }),
    }
  return { outcome: state, ...remark }
}

/** `2026-03-09`, `9/3/2026` or `9/3/26`, with or without a time. */
function parseDayOfFile(text: string): TunisDay | undefined {
  const day = latinDigits(text).replace(/[T ]+\d{1,2}[:hH]\d{2}([:.]\d+)*Z?$/, '')
  const [, dayOfMonth = '', month = '', , year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](20)?(\d{2})$/.exec(day) ?? []
  return parseDay(year ? `20${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}` : day)
}
