import { z } from 'zod'
import { millimes } from '#domain/money.ts'
import { maxReferenceLength } from '#domain/orders/payments/payment.ts'
import { parsePrice, readsTwoWaysUpTo } from '#domain/parse-price.ts'
import { paymentMeans } from '#domain/payment-means.ts'
import {
  maxReturnNoteLength,
  type ReturnDisposition,
  type ReturnedPieces,
  returnDispositions,
  returnReasons,
  returnSettlements,
  returnWishes,
} from '#domain/returns/order-return.ts'
import { parseDay } from '#domain/tunis-day.ts'
import { cutLine, cutParagraphs, isSent, known, plainLine, rawText, sentIdOrZero } from '#web/forms/form-fields.ts'
import { textIn } from '#web/forms/read-form.ts'

const id = rawText.transform((sent) => Number(sent) || 0)

/** A price, or nothing, which is no price. */
function parseAmount(typed: string) {
  return /^(0+([.,]0*)?|[.,]0+)$/.test(typed) ? millimes(0) : parsePrice(typed)
}

export const returnActions = ['agree', 'refuse', 'sent', 'inspect', 'settle', 'undo'] as const

/** A step of a return. What the page never sends is undefined. */
export const returnStepForm = z
  .object({
    do: known(returnActions),
    // Nothing, which most agree on.
    fee: plainLine.transform((typed) => (typed === '' ? millimes(0) : parseAmount(typed))),
    note: cutParagraphs(maxReturnNoteLength),
    tell: isSent,
    cameBackOn: rawText.transform(parseDay),
    settlement: known([...returnSettlements, 'earlier-refund']),
    amount: plainLine,
    /** What can be refunded at most, in millimes. */
    most: sentIdOrZero,
    means: known(paymentMeans),
    reference: cutLine(maxReferenceLength),
    isLessAgreed: isSent,
    step: id,
    payment: id,
    parcel: isSent,
  })
  .transform(({ amount, most, ...step }) => ({
    ...step,
    ...{ amount: parseAmount(amount), isAmbiguous: readsTwoWaysUpTo(amount, millimes(most)) },
  }))

export const openReturnForm = z.object({
  reason: known(returnReasons),
  wish: known(returnWishes),
  note: cutParagraphs(maxReturnNoteLength),
})

/** The numbers of pieces that a form names by the position of their line, those above zero. */
export function readPieces(form: FormData): ReturnedPieces[] {
  return numbered(form, 'pieces').flatMap(([position, sent]) => {
    const quantity = Number(sent)
    return Number.isSafeInteger(quantity) && quantity > 0 ? [{ position, quantity }] : []
  })
}

export function readDispositions(form: FormData): Map<number, ReturnDisposition> {
  return new Map(
    numbered(form, 'disposition').flatMap(([position, sent]) => {
      const disposition = returnDispositions.find((known) => known === sent)
      return disposition ? [[position, disposition] as const] : []
    }),
  )
}

/** The variants of the new pieces by the position of the line. */
export function readVariants(form: FormData): Map<number, number> {
  return new Map(numbered(form, 'variant').map(([position, sent]) => [position, Number(sent)]))
}

function numbered(form: FormData, name: string): [number, string][] {
  return [...form.keys()].flatMap((key) => {
    const [, position] = new RegExp(`^${name}-(\\d{1,3})$`).exec(key) ?? []
    return position === undefined ? [] : [[Number(position), textIn(form, key)]]
  })
}
