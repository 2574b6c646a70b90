import { z } from 'zod'
import { parseOrderNumber } from '#domain/orders/placing/order-number.ts'
import { parsed, phone } from '#web/forms/field-values.ts'
import { formChecker } from '#web/forms/form-checker.ts'
import { cutLine, known, readFields } from '#web/forms/form-fields.ts'
import { trackErrors } from './track-errors.ts'
import { maxTypedLength, sendLinkAction, trackFields } from './track-fields.ts'

const typedClaim = z.object({
  [trackFields.number]: cutLine(maxTypedLength),
  [trackFields.phone]: cutLine(maxTypedLength),
  [trackFields.action]: known([sendLinkAction]),
})

export const trackForm = z.object({ number: parsed(parseOrderNumber, 'orderNumber', 'required'), phone })

const checkForm = formChecker(trackErrors)

/** Reads the number and the phone, and whether the link is to be sent. Invalid fields have errors. */
export function readTrackForm(form: FormData) {
  const { [trackFields.action]: action, ...typed } = readFields(typedClaim, form)
  return { ...checkForm(trackForm, typed), typed, wantsLink: action === sendLinkAction }
}
