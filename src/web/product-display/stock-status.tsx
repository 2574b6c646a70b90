import type { Supply } from '#domain/supply.ts'
import { productMessages as messages } from '#page-messages/product.ts'
import { supplyNameMessages } from '#page-messages/supply-names.ts'
import { stockLevel } from './size-availability.ts'

const looks = {
  plenty: { text: 'text-olive', dot: 'bg-olive' },
  few: { text: 'text-ink', dot: 'bg-saffron' },
  none: { text: 'text-ink-soft', dot: 'bg-ink-soft' },
} as const

interface StockStatusProps {
  readonly stock: number
  readonly supply: Supply | undefined
}

/** How the shop has a product, with the number of pieces when few are left in stock. */
export function StockStatus({ stock, supply }: StockStatusProps) {
  const look = looks[stockLevel(stock)]
  return (
    <p role="status" className={`flex items-center gap-2 font-semibold text-sm ${look.text}`}>
      <span aria-hidden="true" className={`size-2 rounded-full ${look.dot}`} />
      {stockTextOf(stock, supply)}
    </p>
  )
}

export function stockTextOf(stock: number, supply: Supply | undefined): string {
  const level = stockLevel(stock)
  if (level === 'none') return messages.soldOut
  if (supply) return supplyNameMessages[supply]
  return level === 'few' ? messages.onlyLeft(stock) : messages.inStock
}
