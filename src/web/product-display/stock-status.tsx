import type { Supply } from '#domain/supply.ts'
import { commonMessages as common } from '#page-messages/common.ts'
import { productMessages as messages } from '#page-messages/product.ts'
import { supplyNameMessages } from '#page-messages/supply-names.ts'
import { stockLevel } from './size-availability.ts'

const looks = {
  plenty: { text: 'text-olive', dot: 'bg-olive' },
  few: { text: 'text-ink', dot: 'bg-saffron' },
  none: { text: 'text-ink-soft', dot: 'bg-ink-soft' },
} as const

interface StockStatusProps {
  /** Undefined: the product does not come as it is chosen. */
  readonly stock: number | undefined
  readonly supply: Supply | undefined
  /** Of what is made to order, the places of the week, while few are left. */
  readonly places: string | undefined
}

/** How the shop has a product, with the number of pieces when few are left in stock. */
export function StockStatus({ stock, supply, places }: StockStatusProps) {
  const look = looks[stockLevel(stock ?? 0)]
  return (
    <p role="status" className={`flex items-center gap-2 font-semibold text-sm ${look.text}`}>
      <span aria-hidden="true" className={`size-2 rounded-full ${look.dot}`} />
      {stock === undefined ? messages.notMade : (places ?? stockTextOf(stock, supply))}
    </p>
  )
}

export function stockTextOf(stock: number, supply: Supply | undefined): string {
  const level = stockLevel(stock)
  if (level === 'none') return soldOutTextOf(supply)
  if (supply) return supplyNameMessages[supply]
  return level === 'few' ? messages.onlyLeft(stock) : messages.inStock
}

/** What is made to order is never sold out: the places of its week are taken. */
export function soldOutTextOf(supply: Supply | undefined): string {
  return supply === 'made-to-order' ? common.fullyBooked : messages.soldOut
}
