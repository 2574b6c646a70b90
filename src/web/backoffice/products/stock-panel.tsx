import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Product, Size } from '#domain/catalog/product.ts'
import { stockReasons } from '#domain/catalog/stock/stock-reason.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { stockOf } from '#web/product-display/size-availability.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Panel } from '../layout/panel.tsx'
import type { StockResult } from './product-action.ts'

interface StockPanelProps {
  readonly product: Pick<Product, 'sizes' | 'supply' | 'weeklyLimit'>
  /** How many people wait for a size that is sold out, by its id. */
  readonly waiting: Readonly<Record<number, number>>
  /** The first idempotency key of the forms. */
  readonly firstKey: string
  /** The result of a form that was sent without JavaScript. */
  readonly result: StockResult | undefined
}

/** The stock of each size, with a form to change it for a reason. */
export function StockPanel({ product, waiting, firstKey, result }: StockPanelProps) {
  const { stock } = productsMessages
  if (product.supply === 'made-to-order')
    return (
      <Panel title={stock.heading}>
        <p>{stock['made-to-order']()}</p>
        {product.weeklyLimit !== undefined && (
          <p className="mt-2 font-semibold">{stock.placesLeft(stockOf(product))}</p>
        )}
      </Panel>
    )
  return (
    <Panel title={stock.heading}>
      <ul className="divide-y divide-sand-deep">
        {product.sizes.map((size) => (
          <SizeStock
            key={size.id}
            size={size}
            waiting={waiting[size.id] ?? 0}
            firstKey={firstKey}
            firstResult={result?.sizeId === size.id ? result : undefined}
          />
        ))}
      </ul>
      <p className="mt-3 text-ink-soft text-sm">{stock.saveFirst}</p>
    </Panel>
  )
}

interface SizeStockProps {
  readonly size: Size
  readonly waiting: number
  readonly firstKey: string
  readonly firstResult: StockResult | undefined
}

function SizeStock({ size, waiting, firstKey, firstResult }: SizeStockProps) {
  const { stock: messages } = productsMessages
  const fetcher = useFetcher<{ stock: StockResult }>()
  const result = fetcher.state === 'idle' ? (fetcher.data?.stock ?? firstResult) : undefined
  // The idempotency key changes only with a result: a request without one may have been booked and is sent again.
  const [key, setKey] = useState(firstResult?.nextKey ?? firstKey)
  const nextKey = fetcher.data?.stock.nextKey
  if (nextKey !== undefined && nextKey !== key) setKey(nextKey)
  const form = useRef<HTMLFormElement>(null)
  // Resets the form after a change, so that a second tap sends nothing.
  useEffect(() => {
    if (result?.outcome === 'changed') form.current?.reset()
  }, [result])
  return (
    <li className="py-2">
      <details open={firstResult !== undefined && firstResult.outcome !== 'changed'}>
        <summary className="flex min-h-11 items-center gap-3">
          <span className="me-auto font-semibold">{size.name || messages.oneSize}</span>
          {waiting > 0 && (
            <span className="rounded-full bg-saffron/25 px-2.5 py-0.5 text-sm">{messages.waiting(waiting)}</span>
          )}
          <span className={size.stock === 0 ? 'text-clay' : ''}>{messages.has(size.stock)}</span>
        </summary>
        <fetcher.Form ref={form} method="post" className="mt-2 grid gap-3">
          <input type="hidden" name="do" value="stock" />
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="sizeId" value={size.id} />
          <input type="hidden" name="seen" value={size.stock} />
          <SelectField label={messages.reason} name="reason">
            {stockReasons.map((reason) => (
              <option key={reason} value={reason}>
                {messages.reasons[reason]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={messages.pieces}
            name="pieces"
            inputMode="numeric"
            autoComplete="off"
            required
            error={problemOf(result, messages)}
          />
          <Button type="submit" variant="secondary" disabled={fetcher.state !== 'idle'}>
            {messages.change}
          </Button>
        </fetcher.Form>
      </details>
      <p aria-live="polite" className="text-olive text-sm">
        {result?.outcome === 'changed' && messages.changed}
      </p>
    </li>
  )
}

function problemOf(result: StockResult | undefined, messages: (typeof productsMessages)['stock']): string | undefined {
  if (!result || result.outcome === 'changed') return undefined
  return result.outcome === 'not-a-number' ? messages.invalid : messages[result.outcome](result.stock)
}
