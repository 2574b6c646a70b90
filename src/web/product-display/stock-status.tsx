import { productMessages } from '#messages/en/product.ts'
import { useMessages } from '#web/text/messages.ts'
import { stockLevel } from './size-availability.ts'

const looks = {
  plenty: { text: 'text-olive', dot: 'bg-olive' },
  few: { text: 'text-ink', dot: 'bg-saffron' },
  none: { text: 'text-ink-soft', dot: 'bg-ink-soft' },
} as const

/** Whether a product is in stock, with the number of pieces when few are left. */
export function StockStatus({ stock }: { stock: number }) {
  const look = looks[stockLevel(stock)]
  const stockText = useStockText()
  return (
    <p role="status" className={`flex items-center gap-2 font-semibold text-sm ${look.text}`}>
      <span aria-hidden="true" className={`size-2 rounded-full ${look.dot}`} />
      {stockText(stock)}
    </p>
  )
}

export function useStockText(): (stock: number) => string {
  const messages = useMessages(productMessages)
  return (stock) => {
    const level = stockLevel(stock)
    return level === 'plenty' ? messages.inStock : level === 'few' ? messages.onlyLeft(stock) : messages.soldOut
  }
}
