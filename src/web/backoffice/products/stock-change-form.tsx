import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { OfficeVariant } from '#domain/catalog/admin/office-variant.ts'
import { stockReasons } from '#domain/catalog/stock/stock-reason.ts'
import { choicesOf } from '#domain/orders/order.ts'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { formatList } from '#web/text/format.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { StockResult } from './product-action.ts'

interface StockChangeFormProps {
  /** Those on sale, at least one. */
  readonly variants: readonly OfficeVariant[]
  readonly waiting: Readonly<Record<number, number>>
  readonly firstKey: string
  readonly firstResult: StockResult | undefined
}

/** Changes the stock of a variant for a reason. What was counted of several variants is typed into their grid. */
export function StockChangeForm({ variants, waiting, firstKey, firstResult }: StockChangeFormProps) {
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
  const [only, ...others] = variants
  const isOne = others.length === 0
  return (
    <>
      {only && isOne && (
        <p className="flex min-h-11 items-center gap-3">
          <span className="me-auto font-semibold">{only.sizeName || messages.oneSize}</span>
          {(waiting[only.id] ?? 0) > 0 && (
            <span className="rounded-full bg-saffron/25 px-2.5 py-0.5 text-sm">
              {messages.waiting(waiting[only.id] ?? 0)}
            </span>
          )}
          <span className={only.stock === 0 ? 'text-clay' : ''}>{messages.has(only.stock)}</span>
        </p>
      )}
      <fetcher.Form ref={form} method="post" className="mt-2 grid gap-3 pb-3 sm:grid-cols-2">
        <input type="hidden" name="do" value="stock" />
        <input type="hidden" name="key" value={key} />
        {isOne ? (
          <>
            <input type="hidden" name="variantId" value={only?.id ?? 0} />
            <input type="hidden" name="seen" value={only?.stock ?? 0} />
          </>
        ) : (
          <SelectField
            className="sm:col-span-2"
            label={messages.which}
            name="variantId"
            defaultValue={firstResult?.variantId}
            choices={variants.map((variant) => ({
              value: String(variant.id),
              name: messages.variantHas(formatList(choicesOf(variant)), messages.has(variant.stock)),
            }))}
          />
        )}
        <SelectField label={messages.reason} name="reason">
          {stockReasons
            .filter((reason) => isOne || reason !== 'counted')
            .map((reason) => (
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
        <SubmitButton variant="secondary" className="sm:col-span-2" isSending={fetcher.state !== 'idle'}>
          {messages.change}
        </SubmitButton>
      </fetcher.Form>
      <p aria-live="polite" className="text-olive text-sm">
        {result?.outcome === 'changed' && messages.changed}
      </p>
    </>
  )
}

function problemOf(result: StockResult | undefined, messages: (typeof productsMessages)['stock']): string | undefined {
  if (!result || result.outcome === 'changed') return undefined
  return result.outcome === 'not-a-number' ? fieldErrorsMessages.wholeNumber : messages[result.outcome](result.stock)
}
