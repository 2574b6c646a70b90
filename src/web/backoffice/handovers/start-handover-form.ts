import { z } from 'zod'
import { maxBarcodeLength } from '#domain/couriers/api/api-limits.ts'
import { readIds } from '#web/backoffice/orders/list/orders-query.ts'
import { isSent, plainLine, rawText, rawTexts, readFields, sentId, submissionKey } from '#web/forms/form-fields.ts'

/** The chosen orders, from the list of orders or of those that wait for a hand-over. */
const startForm = z.object({
  submission: submissionKey,
  courier: sentId,
  id: rawTexts.transform(readIds),
  back: rawText,
})

export function readStartHandover(form: FormData) {
  return readFields(startForm, form)
}

/** What a button of a hand-over does. */
const handoverButtons = [
  ...(['add', 'take-out', 'courier', 'pack', 'hand-over', 'discard', 'undo'] as const),
  ...(['is-there', 'send-again'] as const),
] as const

const handoverForm = z.object({
  do: rawText.transform((sent) => {
    const [wanted, id] = sent.split(' ')
    const button = handoverButtons.find((known) => known === wanted)
    return button && { button, orderId: readIds([id])[0] }
  }),
  number: plainLine,
  courier: sentId,
  /** The orders that are handed over although they are not paid. */
  agreed: rawTexts.transform(readIds),
  tell: isSent,
  barcode: plainLine.transform((typed) => (typed !== '' && typed.length <= maxBarcodeLength ? typed : undefined)),
})

export function readHandoverForm(form: FormData) {
  return readFields(handoverForm, form)
}
