import { type Millimes, maxPrice } from '#domain/money.ts'
import type { CellReader } from './cell-reader.ts'
import type { ImportTableRow } from './import-table.ts'
import type { PieceFindings } from './piece-findings.ts'

/** What a row says that it costs, without and with a reduction. */
export interface RowPrices {
  readonly regular: Millimes
  readonly promotional: Millimes | undefined
}

type PriceField = 'price' | 'promotionalPrice' | 'priceBefore'

/** Returns the prices of a row; undefined where it has none that can be taken. */
export function planPrices(reader: CellReader, row: ImportTableRow, findings: PieceFindings): RowPrices | undefined {
  if (reader.text(row, 'price').trim() === '') {
    findings.refuse('price-missing', 'price')
    return undefined
  }
  const price = priceIn(reader, row, 'price', findings)
  // Programs write 0 where there is no reduction.
  const promotional = priceIn(reader, row, 'promotionalPrice', findings) || undefined
  const before = priceIn(reader, row, 'priceBefore', findings) || undefined
  if (price === undefined) return undefined
  if (price < 1 || price > maxPrice || (before ?? 0) > maxPrice) {
    findings.refuse('price-out-of-range', 'price', reader.text(row, 'price'))
    return undefined
  }
  const regular = before !== undefined && before > price ? before : price
  const paid = promotional !== undefined && promotional < price ? promotional : price
  if (promotional !== undefined && promotional >= price)
    findings.note('promotion-not-lower', 'promotionalPrice', reader.text(row, 'promotionalPrice'))
  return { regular, promotional: paid < regular ? paid : undefined }
}

function priceIn(
  reader: CellReader,
  row: ImportTableRow,
  field: PriceField,
  findings: PieceFindings,
): Millimes | undefined {
  const text = reader.text(row, field)
  if (text.trim() === '') return undefined
  const currency = reader.currency(row, field)
  if (currency !== undefined && currency !== 'TND') {
    findings.refuse('other-currency', field, currency)
    return undefined
  }
  const amount = reader.number(row, field)
  if (amount === 'asked') findings.isAsked = true
  else if (amount === undefined || amount < 0) findings.refuse('price-unreadable', field, text)
  else return amount as Millimes
  return undefined
}
