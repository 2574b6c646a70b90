import { z } from 'zod'
import { emailAddress } from '#web/forms/field-values.ts'
import { ids, rawText, readFields } from '#web/forms/form-fields.ts'
import { stockAlertFields as names } from './stock-alert-fields.ts'

const maxId = 2 ** 31 - 1
const id = ids.transform(([first = 0]) => (first <= maxId ? first : 0))

export const stockAlertForm = z
  .object({ [names.productId]: id, [names.variantId]: id, [names.email]: rawText })
  .transform(({ product, size, email }) => ({ productId: product, variantId: size, typed: email }))

/** Reads the form. The address is undefined when what was typed is none; ids that are none are 0, which nothing has. */
export function readStockAlertForm(form: FormData) {
  const { typed, ...piece } = readFields(stockAlertForm, form)
  return { ...piece, typed, email: emailAddress.safeParse(typed).data }
}
