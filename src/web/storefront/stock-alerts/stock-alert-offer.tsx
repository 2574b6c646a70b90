import { isInStock, type Product, type Size } from '#domain/catalog/product.ts'
import { stockAlertFormMessages as messages } from '#page-messages/stock-alert-form.ts'
import { SelectField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { StockAlertEditor } from './stock-alert-editor.tsx'
import { stockAlertFields } from './stock-alert-fields.ts'

/** Below the buy button: a letter when a size that is sold out is back. Folded while other sizes are in stock. */
export default function StockAlertOffer({ product }: { product: Pick<Product, 'id' | 'sizes'> }) {
  const soldOut = product.sizes.filter(({ stock }) => stock <= 0)
  if (soldOut.length === 0) return null
  const editor = (
    <>
      <p className="mt-1 text-ink-soft text-sm">{messages.text}</p>
      <StockAlertEditor productId={product.id}>
        <SizeField sizes={soldOut} />
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
    <details className={`group ${box} py-1`}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-semibold text-sm">
        {messages.summary}
        <Icon name="down" className="size-5 text-door transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-3">{editor}</div>
    </details>
  )
}

/** The size to wait for: a choice when several are sold out. */
function SizeField({ sizes }: { sizes: readonly Size[] }) {
  const [first, ...others] = sizes
  if (others.length === 0 && !first?.name)
    return <input type="hidden" name={stockAlertFields.variantId} value={first?.id} />
  return (
    <SelectField
      label={messages.size}
      name={stockAlertFields.variantId}
      choices={sizes.map(({ id, name, languageOf }) => ({
        ...{ value: String(id), name },
        ...(languageOf?.name && { lang: languageOf.name }),
      }))}
    />
  )
}
