import { z } from 'zod'
import type { OwnCorrection } from '#domain/orders/customer-requests/correct-own-delivery.ts'
import { parsePhone } from '#domain/phone.ts'
import { countCharacters } from '#domain/text.ts'
import { parseDay } from '#domain/tunis-day.ts'
import { cutParagraphs, paragraphs, plainLine, rawText, readFields } from '#web/forms/form-fields.ts'
import { maxAddress, maxCity, maxComeAgainNote, maxOrderMessage } from './order-request-limits.ts'

export const callTimeForm = z.object({
  time: rawText.transform((sent) => {
    const moment = new Date(sent)
    return Number.isNaN(moment.getTime()) ? undefined : moment
  }),
})

export const comeAgainForm = z.object({ day: rawText.transform(parseDay), note: cutParagraphs(maxComeAgainNote) })

export const orderMessageForm = z.object({ message: paragraphs })

export const correctionForm = z.object({ phone: plainLine, address: plainLine, city: plainLine })

export type TypedCorrection = z.output<typeof correctionForm>

export type CorrectionErrors = { readonly [Field in keyof TypedCorrection]?: 'phone' | 'required' | 'tooLong' }

export type CorrectionReading =
  | { readonly correction: OwnCorrection }
  | { readonly errors: CorrectionErrors; readonly typed: TypedCorrection }

/** Reads a correction: a new phone number, a new address with its city, or both. */
export function readCorrection(form: FormData): CorrectionReading {
  const typed = readFields(correctionForm, form)
  const phone = typed.phone === '' ? undefined : parsePhone(typed.phone)
  const hasPlace = typed.address !== '' || typed.city !== ''
  const errors: CorrectionErrors = {
    ...(typed.phone !== '' && !phone && { phone: 'phone' }),
    ...(typed.phone === '' && !hasPlace && { phone: 'required' }),
    ...(hasPlace && typed.address === '' && { address: 'required' }),
    ...(hasPlace && typed.city === '' && { city: 'required' }),
    ...(countCharacters(typed.address) > maxAddress && { address: 'tooLong' }),
    ...(countCharacters(typed.city) > maxCity && { city: 'tooLong' }),
  }
  if (Object.keys(errors).length > 0) return { errors, typed }
  return {
    correction: { ...(phone && { phone }), ...(hasPlace && { place: { address: typed.address, city: typed.city } }) },
  }
}

/** Reads a message; without a text or with too long a one, why not. */
export function readOrderMessage(form: FormData) {
  const { message } = readFields(orderMessageForm, form)
  const error = message === '' ? 'required' : countCharacters(message) > maxOrderMessage ? 'tooLong' : undefined
  return { message, error } as const
}
