import { z } from 'zod'
import { stockReasons } from '#domain/catalog/stock/stock-reason.ts'
import { known, rawText } from '#web/forms/form-fields.ts'
import { count } from './cell-form.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** A change of the stock of a size. `key` is the idempotency key. */
export const stockForm = z.object({
  sizeId: count,
  reason: known(stockReasons),
  pieces: count,
  seen: count,
  key: rawText.transform((sent) => (uuid.test(sent) ? sent : undefined)),
})
