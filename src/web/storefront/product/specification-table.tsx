import type { Product } from '#domain/catalog/product.ts'
import { categoryMessages } from '#messages/categories.ts'
import { productMessages } from '#messages/product.ts'
import { stockOfAll } from '../../goods/size-choosing.ts'
import { useStockWords } from '../../goods/stock-note.tsx'
import { useMessages } from '../../text/messages.ts'

/** Measures in words of the visitor's language; absent when the workshop did not tell. */
export interface Measures {
  readonly width: string | undefined
  readonly height: string | undefined
  readonly weight: string | undefined
}

export function SpecificationTable({ product, measures }: { product: Product; measures: Measures }) {
  const words = useMessages(productMessages)
  const categoryNames = useMessages(categoryMessages)
  const stockWords = useStockWords()
  const rows = [
    { name: words.category, value: categoryNames[product.category] },
    { name: words.store, value: product.store.name },
    { name: words.colors, value: product.colors.map((color) => color.name).join(', ') },
    { name: words.sizes, value: product.sizes.map((size) => size.name).join(', ') },
    { name: words.width, value: measures.width },
    { name: words.height, value: measures.height },
    { name: words.weight, value: measures.weight },
    { name: words.availability, value: stockWords(stockOfAll(product.sizes)) },
  ]
  return (
    <table className="w-full text-start">
      <caption className="mb-3 text-start font-display font-semibold text-xl">{words.specification}</caption>
      <tbody>
        {rows.map(
          ({ name, value }) =>
            value && (
              <tr key={name} className="border-sand-deep/70 border-t align-baseline">
                <th scope="row" className="w-2/5 py-2.5 pe-4 text-start font-normal text-ink-soft">
                  {name}
                </th>
                <td className="py-2.5">{value}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  )
}
