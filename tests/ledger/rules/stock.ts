import type { Evidence, StockSample } from '../evidence.ts'

/** Never, at any moment, is more sold than was there. */
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

/** When every order is undone, everything brought in can be sold again. */
export function nothingLeaked({ emptied }: Evidence): string[] {
  return emptied.sizes
    .filter(({ stock, brought }) => stock !== brought)
    .map(({ sizeId, stock, brought }) => `size ${sizeId} has ${stock} of ${brought} pieces after all is undone`)
}

type SizeSample = StockSample['sizes'][number]

function overSizes({ samples, emptied }: Evidence, complain: (size: SizeSample) => string | undefined): string[] {
  return [...samples, emptied].flatMap(({ at, sizes }) =>
    sizes.flatMap((size) => {
      const complaint = complain(size)
      return complaint ? [`at ${at} ms size ${size.sizeId} ${complaint}`] : []
    }),
  )
}
