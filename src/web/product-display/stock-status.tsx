import { productMessages as messages } from '#page-messages/product.ts'
import { stockLevel } from './size-availability.ts'

const looks = {
  plenty: { text: 'text-olive', dot: 'bg-olive' },
  few: { text: 'text-ink', dot: 'bg-saffron' },
  none: { text: 'text-ink-soft', dot: 'bg-ink-soft' },
} as const

/** Whether a product is in stock, with the number of pieces when few are left. */
export function StockStatus({ stock }: { stock: number }) {
  const look = looks[stockLevel(stock)]
  return (
    <p role="status" className={`flex items-center gap-2 font-semibold text-sm ${look.text}`}>
      <span aria-hidden="true" className={`size-2 rounded-full ${look.dot}`} />
      {stockTextOf(stock)}
    </p>
  )
}

export function stockTextOf(stock: number): string {
  const level = stockLevel(stock)
  return level === 'plenty' ? messages.inStock : level === 'few' ? messages.onlyLeft(stock) : messages.soldOut
}
