import { z } from 'zod'
import * as contract from '#api/contract/requests.ts'
import { parseEmailAddress } from '#domain/email-address.ts'
import type { PersonLocale } from '#domain/locale.ts'
import { dinars } from '#domain/money.ts'
import { parsePhone } from '#domain/phone.ts'
import { cleanPlainLine, cleanText } from '#domain/text.ts'

/** Text of one line, cleaned before its length is checked: normalization changes the number of characters. */
export function line(field: z.ZodString) {
  return z.string().transform(cleanPlainLine).pipe(field)
}

/** The same for text of several lines. */
export function text(field: z.ZodString) {
  return z.string().transform(cleanText).pipe(field)
}

/** The same for optional text. */
export function optionalText(field: z.ZodOptional<z.ZodNullable<z.ZodString>>) {
  return text(field.unwrap().unwrap()).nullish()
}

/** Fields parsed by the domain: its errors become field errors, next to those of the contract. */

export const email = line(contract.email).transform(
  (typed, context) => parseEmailAddress(typed) ?? refuse(context, 'must be an e-mail address such as amel@example.tn'),
)

export const phone = line(contract.phone).transform(
  (typed, context) => parsePhone(typed) ?? refuse(context, 'must be a phone number such as 22 333 444'),
)

export const total = contract.newOrder.shape.total.transform((amount, context) => {
  try {
    return dinars(amount)
  } catch {
    return refuse(context, 'must have at most 3 decimals')
  }
})

/** The language of what the shop sends about a request. */
export const lang = contract.lang.transform((wire): PersonLocale => wire ?? 'main')

export function refuse(context: z.RefinementCtx, message: string, path: string[] = []): never {
  context.addIssue({ code: 'custom', message, path })
  return undefined as never
}
