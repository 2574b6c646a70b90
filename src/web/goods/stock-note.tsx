import { productMessages } from '#messages/product.ts'
import { useMessages } from '../text/messages.ts'
import { stockLevel } from './size-choosing.ts'

const looks = {
  plenty: { text: 'text-olive', dot: 'bg-olive' },
  few: { text: 'text-ink', dot: 'bg-saffron' },
  none: { text: 'text-ink-soft', dot: 'bg-ink-soft' },
} as const

/** Whether a piece is to be had, and how many when they are few. */
export function StockNote({ stock }: { stock: number }) {
  const look = looks[stockLevel(stock)]
  const words = useStockWords()
  return (
    <p role="status" className={`flex items-center gap-2 font-semibold text-sm ${look.text}`}>
      <span aria-hidden="true" className={`size-2 rounded-full ${look.dot}`} />
      {words(stock)}
    </p>
  )
}

export function useStockWords(): (stock: number) => string {
  const words = useMessages(productMessages)
  return (stock) => {
    const level = stockLevel(stock)
    return level === 'plenty' ? words.inStock : level === 'few' ? words.onlyLeft(stock) : words.soldOut
  }
}
