import { z } from 'zod'
import { type Millimes, millimes } from '#domain/money.ts'
import { parsePrice, readsTwoWays, readsTwoWaysUpTo } from '#domain/parse-price.ts'
import { maxDifferenceReason, maxRemittanceReference, type RemittedOrder } from '#domain/remittances/remittance.ts'
import { cutLine, cutParagraphs, plainLine, rawTexts, submissionKey } from '#web/forms/form-fields.ts'

/** Parses an amount as people type it, which may be 0 or below. Undefined for anything else. */
export function parseAmount(text: string): Millimes | undefined {
  const [, sign, digits = ''] = /^[\u200e\u200f]?([-−–+]?)\s*(.*)$/.exec(text) ?? []
  if (/^0+([.,]0{1,3})?$/.test(digits)) return millimes(0)
  const amount = parsePrice(digits)
  return amount && sign && sign !== '+' ? millimes(0 - amount) : amount
}

/** Whether an amount of at most `most`, or a difference from it, reads as dinars and as thousands. */
function isAmbiguous(text: string, most: Millimes): boolean {
  return readsTwoWaysUpTo(text.replace(/^[\u200e\u200f]?[-−–+]/, ''), most)
}

/** A remittance. Each ticked order is sent with what the page said it owes, each row with its difference. */
export const remittanceForm = z
  .object({
    key: submissionKey,
    received: plainLine,
    reference: cutLine(maxRemittanceReference),
    reason: cutLine(maxDifferenceReason),
    order: rawTexts,
    row: rawTexts,
    difference: rawTexts,
  })
  .transform(({ key, received, reference, reason, order, row, difference }) => {
    const differences = new Map(row.map((id, index) => [id, difference[index] ?? '']))
    const orders = order.map((sent) => remittedOrder(sent, differences))
    const expected = millimes(orders.reduce((sum, remitted) => sum + (remitted?.seenOwed ?? 0), 0))
    return {
      ...{ key, reference, reason, orders, amount: parseAmount(received) },
      isAmbiguous:
        isAmbiguous(received, expected) ||
        orders.some(
          (remitted) => remitted && isAmbiguous(differences.get(`${remitted.orderId}`) ?? '', remitted.seenOwed),
        ),
      typed: { received, reference, reason, ticked: order.map((sent) => Number(sent.split(' ')[0])), differences },
    }
  })

/** Undefined where the difference is no amount, or the page never sends this. */
function remittedOrder(sent: string, differences: ReadonlyMap<string, string>): RemittedOrder | undefined {
  const [id = '', owed = ''] = sent.split(' ')
  const text = (differences.get(id) ?? '').trim()
  const difference = text === '' ? millimes(0) : parseAmount(text)
  const numbers = [Number(id), Number(owed)]
  if (difference === undefined || !numbers.every(Number.isSafeInteger)) return undefined
  return { orderId: Number(id), seenOwed: millimes(Number(owed)), difference }
}

/** Numbers of orders and what was collected for each, a line for each. */
export const pastedForm = z.object({ pasted: cutParagraphs(60_000) })

export interface PastedLine {
  readonly line: string
  readonly number: string
  readonly amount: Millimes | undefined
  /** What the amount is in thousands, where it reads two ways. */
  readonly otherAmount: Millimes | undefined
}

/** Reads pasted lines: the number of an order and behind it an amount, where there is one. */
export function readPastedLines(text: string): PastedLine[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, number = '', rest = ''] = /(H-?[0-9A-Z]{4}-?[0-9A-Z]{4})(.*)$/i.exec(line) ?? []
      const [amount] = rest.match(/\d[\d\s]*(?:[.,]\d{1,3})?/) ?? []
      const typed = amount?.trim() ?? ''
      const read = parseAmount(typed)
      const otherAmount = read !== undefined && readsTwoWays(typed) ? millimes(read * 1000) : undefined
      return { line, number: number.toUpperCase(), amount: read, otherAmount }
    })
}

export const revocationForm = z.object({ reason: cutLine(maxDifferenceReason) })
