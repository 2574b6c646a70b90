import type { Product } from '#domain/catalog/product.ts'
import { categoryMessages } from '#messages/en/categories.ts'
import { productMessages } from '#messages/en/product.ts'
import { totalStock } from '#web/product-display/size-availability.ts'
import { useStockText } from '#web/product-display/stock-status.tsx'
import { useMessages } from '../../text/messages.ts'

/** Formatted measures; undefined when unknown. */
export interface Measures {
  readonly width: string | undefined
  readonly height: string | undefined
  readonly weight: string | undefined
}

export function SpecificationTable({ product, measures }: { product: Product; measures: Measures }) {
  const messages = useMessages(productMessages)
  const categoryNames = useMessages(categoryMessages)
  const stockWords = useStockText()
  const rows = [
    { name: messages.category, value: categoryNames[product.category] },
    { name: messages.store, value: product.store.name },
    { name: messages.colors, value: product.colors.map((color) => color.name).join(', ') },
    { name: messages.sizes, value: product.sizes.map((size) => size.name).join(', ') },
    { name: messages.width, value: measures.width },
    { name: messages.height, value: measures.height },
    { name: messages.weight, value: measures.weight },
    { name: messages.availability, value: stockWords(totalStock(product.sizes)) },
  ]
  return (
    <table className="w-full text-start">
      <caption className="mb-3 text-start font-display font-semibold text-xl">{messages.specification}</caption>
      <tbody>
        {rows.map(
          ({ name, value }) =>
            value && (
              <tr key={name} className="border-sand-deep/70 border-t align-baseline">
                <th
                  scope="row"
                  className="w-2/5 py-2.5 pe-4 text-start font-normal text-ink-soft max-[16rem]:block max-[16rem]:w-full max-[16rem]:pb-0"
                >
                  {name}
                </th>
                <td className="py-2.5 max-[16rem]:block max-[16rem]:pt-0">{value}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  )
}
