import type { Evidence, StockSample } from '../evidence.ts'

/** At no time are more pieces sold than there were. */
export function noOversell(evidence: Evidence): string[] {
  return overSizes(evidence, ({ stock, brought, sold }) => {
    if (stock < 0) return `has ${stock} pieces`
    return sold > brought ? `sold ${sold} of ${brought} pieces` : undefined
  })
}

export function counterIsLedger(evidence: Evidence): string[] {
  return overSizes(evidence, ({ stock, ledger }) =>
    stock === ledger ? undefined : `counts ${stock} pieces, its ledger ${ledger}`,
  )
}

/** After every order is undone, all pieces are in stock again. */
export function nothingLeaked({ emptied }: Evidence): string[] {
  return emptied.sizes
    .filter(({ stock, brought }) => stock !== brought)
    .map(({ sizeId, stock, brought }) => `size ${sizeId} has ${stock} of ${brought} pieces after all is undone`)
}

type SizeSample = StockSample['sizes'][number]

function overSizes(
  { samples, emptied }: Evidence,
  describeViolation: (size: SizeSample) => string | undefined,
): string[] {
  return [...samples, emptied].flatMap(({ at, sizes }) =>
    sizes.flatMap((size) => {
      const violation = describeViolation(size)
      return violation ? [`at ${at} ms size ${size.sizeId} ${violation}`] : []
    }),
  )
}
