import { isInStock, type Product, type Variant } from '#domain/catalog/product.ts'
import { isCountedByColor, namedPartsOf } from '#domain/catalog/variant.ts'
import { stockAlertFormMessages as messages } from '#page-messages/stock-alert-form.ts'
import { formatList } from '#web/text/format.ts'
import { SelectField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { StockAlertEditor } from './stock-alert-editor.tsx'
import { stockAlertFields } from './stock-alert-fields.ts'

interface StockAlertOfferProps {
  readonly product: Pick<Product, 'id' | 'sizes' | 'colors' | 'variants'>
  /** What is chosen, for which the form is open when it is sold out. */
  readonly variant: Variant | undefined
}

/**
 * Below the buy button: a letter when a size or color that is sold out is back. Folded while others are in stock,
 * unless it is chosen.
 */
export default function StockAlertOffer({ product, variant }: StockAlertOfferProps) {
  const soldOut = product.variants.filter(({ stock }) => stock <= 0)
  if (soldOut.length === 0) return null
  const chosen = soldOut.find(({ id }) => id === variant?.id)
  const editor = (
    <>
      <p className="mt-1 text-ink-soft text-sm">{messages.text}</p>
      {/* The key asks anew for another choice. */}
      <StockAlertEditor key={chosen?.id} productId={product.id}>
        <VariantField product={product} soldOut={soldOut} chosen={chosen} />
      </StockAlertEditor>
    </>
  )
  const box = 'rounded-card bg-sand/60 px-5 py-4 print:hidden'
  if (!isInStock(product))
    return (
      <section aria-labelledby="stock-alert" className={box}>
        <h2 id="stock-alert" className="text-xl">
          {messages.heading}
        </h2>
        {editor}
      </section>
    )
  return (
    <details open={chosen !== undefined} className={`group ${box} py-1`}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-semibold text-sm">
        {chosen ? messages.heading : summaryOf(product)}
        <Icon name="down" className="size-5 text-door transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-3">{editor}</div>
    </details>
  )
}

/** Which parts of the product its pieces are counted by. */
function partsOf({ sizes, variants }: StockAlertOfferProps['product']) {
  if (!sizes.some(({ id }) => isCountedByColor(variants, id))) return 'size'
  return sizes.length > 1 ? 'both' : 'color'
}

function summaryOf(product: StockAlertOfferProps['product']): string {
  return messages.summary[partsOf(product)]
}

interface VariantFieldProps extends Pick<StockAlertOfferProps, 'product'> {
  readonly soldOut: readonly Variant[]
  readonly chosen: Variant | undefined
}

/** What to wait for: a choice when several are sold out, where none of them is chosen yet. */
function VariantField({ product, soldOut, chosen }: VariantFieldProps) {
  const choices = soldOut.map((variant) => choiceOf(product, variant))
  const [first, ...others] = choices
  if (others.length === 0 && !first?.name)
    return <input type="hidden" name={stockAlertFields.variantId} value={first?.value} />
  return (
    <SelectField
      label={messages.part[partsOf(product)]}
      name={stockAlertFields.variantId}
      choices={choices}
      defaultValue={chosen?.id}
    />
  )
}

/** A variant by its size and color, as far as they have names. */
function choiceOf(product: StockAlertOfferProps['product'], variant: Variant) {
  const parts = namedPartsOf(product, variant)
  const [lang, ...others] = new Set(parts.map(({ languageOf }) => languageOf?.name))
  const [only] = parts
  return {
    value: String(variant.id),
    name: parts.length > 1 ? formatList(parts.map(({ name }) => name)) : (only?.name ?? ''),
    ...(lang && others.length === 0 && { lang }),
  }
}
