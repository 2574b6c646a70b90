import type { Product } from '#domain/catalog/product.ts'
import { productFieldNames as names } from '#page-messages/product-fields.ts'
import { specificationMessages as messages } from '#page-messages/specification.ts'
import { stockTextOf } from '#web/product-display/stock-status.tsx'
import { stockFor } from '#web/product-display/variants-for.ts'
import { LocalText, LocalTextList } from '#web/text/local-text.tsx'
import { categoryNameOf, useCategories } from '#web/use-categories.ts'

/** Formatted measures; undefined when unknown. */
export interface Measures {
  readonly width: string | undefined
  readonly height: string | undefined
  readonly weight: string | undefined
}

export interface SpecificationTableProps {
  readonly product: Product
  readonly measures: Measures
  /** While the store is closed: when the product is back, in words. */
  readonly backOn: string | undefined
}

export default function SpecificationTable({ product, measures, backOn }: SpecificationTableProps) {
  const categories = useCategories()
  const rows = [
    { name: names.category, value: categoryNameOf(categories, product.category) },
    { name: names.storeId, value: <LocalText text={product.store.name} language={product.store.languageOf?.name} /> },
    { name: names.model, value: product.model && <bdi>{product.model}</bdi> },
    { name: names.colors, value: listOf(product.colors) },
    { name: names.mainColor, value: product.colors.length === 0 && mainColorOf(product) },
    { name: names.sizes, value: listOf(product.sizes) },
    { name: names.widthMillimeters, value: measures.width },
    { name: names.heightMillimeters, value: measures.height },
    { name: names.weightGrams, value: measures.weight },
    { name: messages.availability, value: backOn ?? stockTextOf(stockFor(product, {}), product.supply) },
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

function mainColorOf({ mainColor, languageOf }: Product) {
  return mainColor && <LocalText text={mainColor} language={languageOf?.mainColor} />
}

/** Returns undefined for a product in one size without a name. */
function listOf(options: Product['sizes'] | Product['colors']) {
  const named = options.filter(({ name }) => name !== '')
  if (named.length === 0) return undefined
  const texts = named.map(({ name, languageOf }) => ({ text: name, language: languageOf?.name }))
  return <LocalTextList texts={texts} />
}
