import { partOf } from '#domain/commission/commission-terms.ts'
import { type Millimes, millimes } from '#domain/money.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { formatPrice } from '#web/text/format.ts'

/** Says what the maker receives of a price. `commission` is what the shop keeps, in hundredths of a percent. */
export function shareOf(price: Millimes, commission: number): string {
  const share = millimes(price - partOf(price, commission))
  return studioMessages.newPiece.youReceive(formatPrice(share), formatPrice(price))
}
