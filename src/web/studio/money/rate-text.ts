import { wholeInBasisPoints } from '#domain/commission/commission-terms.ts'
import { formatPercent } from '#web/text/format.ts'

/** A rate in hundredths of a percent, as people read it. */
export function rateText(basisPoints: number): string {
  return formatPercent(basisPoints / wholeInBasisPoints)
}
