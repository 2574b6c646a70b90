import { Form } from 'react-router'
import type { AdminProduct } from '#domain/catalog/admin/admin-product.ts'
import type { OfficeVariant } from '#domain/catalog/admin/office-variant.ts'
import { stockReasons } from '#domain/catalog/stock/stock-reason.ts'
import { choicesOf } from '#domain/orders/order.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { studioPieceMessages } from '#page-messages/studio-piece.ts'
import { supplyNameMessages } from '#page-messages/supply-names.ts'
import { formatList } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** `key` is the idempotency key of its next change. */
type KeyedVariant = OfficeVariant & { readonly key: string }

interface PieceStockProps {
  readonly item: AdminProduct
  /** Those on sale, at least one. */
  readonly variants: readonly KeyedVariant[]
}

/** The stock of a piece, by variant, with plus and minus. */
export function PieceStock({ item, variants }: PieceStockProps) {
  const { stock: messages } = studioPieceMessages
  const isMadeToOrder = item.product.supply === 'made-to-order'
  return (
    <section id="stock" className="panel scroll-mt-4 space-y-3 p-5">
      <h2 className="text-2xl">{studioMessages.form.howMany}</h2>
      {isMadeToOrder ? (
        <p className="text-lg">{supplyNameMessages['made-to-order']}</p>
      ) : (
        <>
          <ul className="divide-y divide-sand-deep">
            {variants.map((variant) => (
              <li key={variant.id}>
                <Counter variant={variant} />
              </li>
            ))}
          </ul>
          <Disclosure title={messages.other} className="text-lg">
            <OtherChange variants={variants} />
          </Disclosure>
        </>
      )}
    </section>
  )
}

function nameOf(variant: OfficeVariant): string {
  return formatList(choicesOf(variant))
}

const roundClass =
  'grid size-14 shrink-0 place-items-center rounded-full border border-door/35 bg-white text-door hover:border-door inactive:opacity-40'

function Counter({ variant }: { variant: KeyedVariant }) {
  const { stock: messages } = studioPieceMessages
  const { stock } = variant
  const name = nameOf(variant)
  return (
    <Form method="post" className="flex items-center gap-3 py-3">
      <Seen variant={variant} />
      <input type="hidden" name="variantId" value={variant.id} />
      <p className="min-w-0 flex-1 text-lg">
        <bdi>{name || messages.pieces}</bdi>
      </p>
      <button
        type="submit"
        name="do"
        value="less"
        disabled={stock === 0}
        aria-label={messages.less(name)}
        className={roundClass}
      >
        <Icon name="minus" className="size-7" />
      </button>
      <span className={`min-w-12 text-center font-semibold text-3xl tabular-nums ${stock === 0 ? 'text-clay' : ''}`}>
        {stock}
      </span>
      <button type="submit" name="do" value="more" aria-label={messages.more(name)} className={roundClass}>
        <Icon name="plus" className="size-7" />
      </button>
    </Form>
  )
}

/** Several at once, and for another reason. What was counted is known of a single variant. */
function OtherChange({ variants }: Pick<PieceStockProps, 'variants'>) {
  const { stock: messages } = studioPieceMessages
  const [first, ...others] = variants
  const isOne = others.length === 0
  if (!first) return null
  return (
    <Form method="post" className="grid gap-4 pt-2 [&_label]:text-lg">
      <input type="hidden" name="do" value="stock" />
      <Seen variant={first} />
      {isOne ? (
        <input type="hidden" name="variantId" value={first.id} />
      ) : (
        <SelectField
          label={messages.which}
          name="variantId"
          choices={variants.map((variant) => ({ value: String(variant.id), name: nameOf(variant) }))}
        />
      )}
      <SelectField
        label={messages.reason}
        name="reason"
        choices={stockReasons
          .filter((reason) => isOne || reason !== 'counted')
          .map((reason) => ({ value: reason, name: messages.reasons[reason] }))}
      />
      <TextField label={messages.pieces} name="pieces" inputMode="numeric" autoComplete="off" maxLength={6} required />
      <Button type="submit" variant="secondary" className="text-lg">
        {messages.change}
      </Button>
    </Form>
  )
}

function Seen({ variant: { stock, key } }: { variant: KeyedVariant }) {
  return (
    <>
      <input type="hidden" name="seen" value={stock} />
      <input type="hidden" name="key" value={key} />
    </>
  )
}
