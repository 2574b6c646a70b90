import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { stockReasons } from '#domain/assortment/stock-reason.ts'
import type { Size } from '#domain/catalog/product.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Panel } from '../layout/panel.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { StockAnswer } from './product-action.ts'

interface StockPanelProps {
  readonly sizes: readonly Size[]
  /** The idempotency key that the forms begin with. */
  readonly firstKey: string
  /** What was answered to a form that was sent without script. */
  readonly answer: StockAnswer | undefined
}

/** The pieces of each size, which change only with a reason. */
export function StockPanel({ sizes, firstKey, answer }: StockPanelProps) {
  const { stock } = useOfficeMessages().products
  return (
    <Panel title={stock.heading}>
      <ul className="divide-y divide-sand-deep">
        {sizes.map((size) => (
          <SizeStock
            key={size.id}
            size={size}
            firstKey={firstKey}
            firstAnswer={answer?.sizeId === size.id ? answer : undefined}
          />
        ))}
      </ul>
      <p className="mt-3 text-ink-soft text-sm">{stock.saveFirst}</p>
    </Panel>
  )
}

interface SizeStockProps {
  readonly size: Size
  readonly firstKey: string
  readonly firstAnswer: StockAnswer | undefined
}

function SizeStock({ size, firstKey, firstAnswer }: SizeStockProps) {
  const { stock: words } = useOfficeMessages().products
  const fetcher = useFetcher<{ stock: StockAnswer }>()
  const answer = fetcher.state === 'idle' ? (fetcher.data?.stock ?? firstAnswer) : undefined
  // Only an answer brings another key: while nobody knows whether this one was booked, sending it again must be harmless.
  const [key, setKey] = useState(firstAnswer?.nextKey ?? firstKey)
  const nextKey = fetcher.data?.stock.nextKey
  if (nextKey !== undefined && nextKey !== key) setKey(nextKey)
  const form = useRef<HTMLFormElement>(null)
  // What is booked is no longer in the form: a second tap finds nothing to send.
  useEffect(() => {
    if (answer?.outcome === 'changed') form.current?.reset()
  }, [answer])
  return (
    <li className="py-2">
      <details open={firstAnswer !== undefined && firstAnswer.outcome !== 'changed'}>
        <summary className="flex min-h-11 items-center gap-3">
          <span className="me-auto font-semibold">{size.name || words.oneSize}</span>
          <span className={size.stock === 0 ? 'text-clay' : ''}>{words.has(size.stock)}</span>
        </summary>
        <fetcher.Form ref={form} method="post" className="mt-2 grid gap-3">
          <input type="hidden" name="do" value="stock" />
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="sizeId" value={size.id} />
          <input type="hidden" name="seen" value={size.stock} />
          <SelectField label={words.reason} name="reason">
            {stockReasons.map((reason) => (
              <option key={reason} value={reason}>
                {words.reasons[reason]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={words.pieces}
            name="pieces"
            inputMode="numeric"
            autoComplete="off"
            required
            error={problemOf(answer, words)}
          />
          <Button type="submit" variant="secondary" disabled={fetcher.state !== 'idle'}>
            {words.change}
          </Button>
        </fetcher.Form>
      </details>
      <p aria-live="polite" className="text-olive text-sm">
        {answer?.outcome === 'changed' && words.changed}
      </p>
    </li>
  )
}

function problemOf(
  answer: StockAnswer | undefined,
  words: ReturnType<typeof useOfficeMessages>['products']['stock'],
): string | undefined {
  if (!answer || answer.outcome === 'changed') return undefined
  return answer.outcome === 'not-a-number' ? words.invalid : words[answer.outcome](answer.stock)
}
