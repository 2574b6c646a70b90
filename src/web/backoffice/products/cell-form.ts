import { z } from 'zod'
import { type Millimes, millimes } from '#domain/money.ts'
import { parsePrice } from '#domain/parse-price.ts'
import { rawText } from '#web/forms/form-fields.ts'
import { readPieces } from './variants/pieces.ts'

/** A whole number of up to six digits; undefined for anything else. */
export const count = rawText.transform(readPieces)

/** A price in millimes from a hidden field; undefined when there is none. */
const priceSent = rawText.transform((sent) => (/^\d{1,10}$/.test(sent) ? millimes(Number(sent)) : undefined))

interface TypedCell {
  readonly typed: string
  readonly price: Millimes | undefined
}

/** A price typed in the list of products, with the prices that the list showed. */
export const priceCellForm = z.object({
  id: count,
  value: rawText.transform((typed): TypedCell => ({ typed, price: parsePrice(typed) })),
  promotion: priceSent,
  seen: priceSent,
  /** The price that was confirmed after it was asked about. */
  sure: priceSent,
})

/** A stock typed in the list of products, with the stock that the list showed. */
export const countCellForm = z.object({ id: count, value: count, seen: count })
