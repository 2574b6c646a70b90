import { plural } from './plural.ts'

/** `3 قطع`: a number of pieces in Arabic, as it stands alone or as the subject of a sentence. */
export function arabicPieces(count: number): string {
  return plural('ar', count, {
    zero: 'لا قطع',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: `${count} قطع`,
    many: `${count} قطعة`,
    other: `${count} قطعة`,
  })
}

/** The same after a noun of an action, where the dual is in the genitive: `عرض قطعتين`. */
export function arabicPiecesAfterNoun(count: number): string {
  return count === 2 ? 'قطعتين' : arabicPieces(count)
}

/** `3 طرود`: a number of parcels in Arabic, as it stands alone or as the subject of a sentence. */
export function arabicParcels(count: number): string {
  return plural('ar', count, {
    zero: 'لا طرود',
    one: 'طرد واحد',
    two: 'طردان',
    few: `${count} طرود`,
    many: `${count} طردا`,
    other: `${count} طرد`,
  })
}

/** `3 طلبات`: a number of orders in Arabic, as it stands alone or as the subject of a sentence. */
export function arabicOrders(count: number): string {
  return plural('ar', count, {
    zero: 'لا طلبات',
    one: 'طلب واحد',
    two: 'طلبان',
    few: `${count} طلبات`,
    many: `${count} طلبا`,
    other: `${count} طلب`,
  })
}
