import { Fragment } from 'react'
import { choicesOf } from '#domain/orders/order.ts'
import type { CountResult } from '#domain/stock-taking/record-shelf-counts.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { stockTakingMessages } from '#page-messages/backoffice/stock-taking.ts'
import { LinePicture } from '#web/backoffice/orders/lines/line-picture.tsx'
import { formatList } from '#web/text/format.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { TextField } from '#web/ui/field.tsx'
import type { Route } from './+types/stock-taking-page'

interface SizeRowProps {
  readonly size: Route.ComponentProps['loaderData']['sizes'][number]
  /** What was typed and is no number. */
  readonly typed: string | undefined
  readonly refusal: CountResult['outcome'] | undefined
}

/** A variant with what should be on the shelf, and a field for what is. */
export function SizeRow({ size: row, typed, refusal }: SizeRowProps) {
  const { variantId, product, productLanguage, size, color, picture, expected, lastCount } = row
  const choices = choicesOf({ sizeName: size, colorName: color })
  const error =
    typed === undefined
      ? refusal && refusal !== 'recorded' && stockTakingMessages.refusals[refusal]
      : productsMessages.stock.invalid
  return (
    <li className="flex items-start gap-3 p-3">
      <LinePicture fileName={picture} className="w-12" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold leading-snug">
          <LocalText text={product} language={productLanguage} />
          {choices.map((name) => (
            <Fragment key={name}>
              {' · '}
              <bdi>{name}</bdi>
            </Fragment>
          ))}
        </p>
        <p className="text-ink-soft text-sm">{stockTakingMessages.expected(expected)}</p>
        {lastCount && (
          <p className="text-ink-soft text-sm">
            {stockTakingMessages.lastCount(lastCount.on, lastCount.by, lastCount.counted - lastCount.expected)}
          </p>
        )}
      </div>
      <input type="hidden" name="variantId" value={variantId} />
      <input type="hidden" name="expected" value={expected} />
      <TextField
        label={stockTakingMessages.counted}
        aria-label={stockTakingMessages.countedOf(product, formatList(choices))}
        name="counted"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        defaultValue={typed}
        error={error || undefined}
        className="w-24 shrink-0"
      />
    </li>
  )
}
