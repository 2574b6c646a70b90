import { useFetcher } from 'react-router'
import { stockReasons } from '#domain/assortment/stock-reason.ts'
import type { Size } from '#domain/catalog/product.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Panel } from '../layout/panel.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { StockAnswer } from './product-action.ts'

/** The pieces of each size, which change only with a reason. */
export function StockPanel({ sizes }: { sizes: readonly Size[] }) {
  const { stock } = useOfficeMessages().products
  return (
    <Panel title={stock.heading}>
      <ul className="divide-y divide-sand-deep">
        {sizes.map((size) => (
          <SizeStock key={size.id} size={size} />
        ))}
      </ul>
      <p className="mt-3 text-ink-soft text-sm">{stock.saveFirst}</p>
    </Panel>
  )
}

function SizeStock({ size }: { size: Size }) {
  const { stock: words } = useOfficeMessages().products
  const fetcher = useFetcher<{ stock: StockAnswer }>()
  const answer = fetcher.state === 'idle' ? fetcher.data?.stock : undefined
  return (
    <li className="py-2">
      <details>
        <summary className="flex min-h-11 items-center gap-3">
          <span className="me-auto font-semibold">{size.name || words.oneSize}</span>
          <span className={size.stock === 0 ? 'text-clay' : ''}>{words.has(size.stock)}</span>
        </summary>
        <fetcher.Form method="post" className="mt-2 grid gap-3">
          <input type="hidden" name="do" value="stock" />
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
          <Button type="submit" variant="secondary">
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
