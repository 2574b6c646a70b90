import { z } from 'zod'
import { stockReasons } from '#domain/catalog/stock/stock-reason.ts'
import { known, submissionKey } from '#web/forms/form-fields.ts'
import { count } from './cell-form.ts'

/** A change of the stock of a variant. `key` is the idempotency key. */
export const stockForm = z.object({
  variantId: count,
  reason: known(stockReasons),
  pieces: count,
  seen: count,
  key: submissionKey,
})
