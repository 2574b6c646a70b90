import type { z } from 'zod'
import { parseEmail } from '#domain/email.ts'
import { dinars } from '#domain/money.ts'
import { parsePhone } from '#domain/phone.ts'
import { cleanLine } from '#domain/text.ts'
import * as contract from '../contract/requests.ts'

/** Fields the domain reads itself: its refusal becomes an error of the field, beside those of the contract. */

export const email = contract.email.transform(
  (text, context) =>
    parseEmail(cleanLine(text)) ?? refuse(context, 'must be an e-mail address such as amel@example.tn'),
)

export const phone = contract.phone.transform(
  (text, context) => parsePhone(cleanLine(text)) ?? refuse(context, 'must be a phone number such as 22 333 444'),
)

export const total = contract.newOrder.shape.total.transform((amount, context) => {
  try {
    return dinars(amount)
  } catch {
    return refuse(context, 'must have at most 3 decimals')
  }
})

export function refuse(context: z.RefinementCtx, message: string, path: string[] = []): never {
  context.addIssue({ code: 'custom', message, path })
  return undefined as never
}
