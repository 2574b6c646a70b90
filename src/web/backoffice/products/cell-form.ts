import { z } from 'zod'
import { millimes, parsePrice } from '#domain/money.ts'
import { rawText } from '#web/forms/form-fields.ts'

/** A whole number of up to six digits; undefined for anything else. */
export const count = rawText.transform((sent) => (/^\d{1,6}$/.test(sent.trim()) ? Number(sent) : undefined))

/** A price in millimes from a hidden field; undefined when there is none. */
const priceSent = rawText.transform((sent) => (/^\d{1,10}$/.test(sent) ? millimes(Number(sent)) : undefined))

/** A price typed in the list of products, with the prices that the list showed. */
export const priceCellForm = z.object({
  id: count,
  value: rawText.transform(parsePrice),
  promotion: priceSent,
  seen: priceSent,
})

/** A stock typed in the list of products, with the stock that the list showed. */
export const countCellForm = z.object({ id: count, value: count, seen: count })
