import { cutText } from '#domain/cut-text.ts'
import { parseOrderNumber } from '#domain/orders/placing/order-number.ts'
import { cleanLine } from '#domain/text.ts'
import { codec, phone } from '#web/forms/codec.ts'
import { readTyped, typedIn } from '#web/forms/form.ts'
import { textIn } from '#web/forms/read-form.ts'
import { maxTypedLength, sendLinkAction, trackFields } from './track-fields.ts'

const clean = (typed: string) => cutText(cleanLine(typed), maxTypedLength).trimEnd()

/** Of an order that somebody looks for. */
export const trackForm = {
  number: codec({ parse: parseOrderNumber, error: 'orderNumber', blank: 'required', clean }),
  phone: { ...phone, sent: (form: FormData, name: string) => clean(textIn(form, name)) },
}

/** Reads the number and the phone, and whether the link is to be sent. Invalid fields have errors. */
export function readTrackForm(form: FormData) {
  const typed = typedIn(trackForm, form)
  return { ...readTyped(trackForm, typed), typed, wantsLink: textIn(form, trackFields.action) === sendLinkAction }
}
