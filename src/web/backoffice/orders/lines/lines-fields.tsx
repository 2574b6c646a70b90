import { useState } from 'react'
import type { EditableLine } from '#domain/orders/lines/list-editable-lines.ts'
import { maxLineQuantity } from '#domain/orders/order.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { formatList } from '#web/text/format.ts'
import { AddLine } from './add-line.tsx'
import { LinePicture } from './line-picture.tsx'

interface LinesFieldsProps {
  readonly lines?: readonly EditableLine[]
  /** What is wrong while there is no line. */
  readonly error?: string | undefined
}

/**
 * Edits the lines of an order: quantity, color, removal and new lines. An added product is always a new line, since its
 * color may differ. Adding needs script.
 */
export function LinesFields({ lines: first = [], error }: LinesFieldsProps) {
  const { lines: texts } = ordersMessages
  const [lines, setLines] = useState(() => first.map((line, row) => ({ ...line, row })))
  return (
    <div>
      {lines.length === 0 && !error && <p className="text-ink-soft">{texts.empty}</p>}
      <ul className="divide-y divide-sand">
        {lines.map((line) => (
          <li
            key={line.row}
            // What was pressed to add it is gone.
            ref={line.row < first.length ? undefined : focusLine}
            tabIndex={-1}
            className="flex scroll-mt-20 items-center gap-3 py-2.5 outline-none"
          >
            <input type="hidden" name="productId" value={line.productId} />
            <input type="hidden" name="sizeId" value={line.sizeId} />
            <LinePicture fileName={line.picture} className="w-11" />
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere font-semibold text-sm leading-snug">
                <bdi>{line.name}</bdi>
              </p>
              <p className="text-ink-soft text-sm">
                <bdi>{line.sizeName}</bdi>
              </p>
              <LineColor line={line} />
            </div>
            <input
              type="number"
              name="quantity"
              inputMode="numeric"
              min={0}
              max={maxLineQuantity}
              defaultValue={line.quantity}
              aria-label={texts.quantityOf(line.name)}
              className="min-h-11 w-20 rounded-xl border border-ink/25 bg-white px-3 text-center text-base"
            />
          </li>
        ))}
      </ul>
      <AddLine
        error={lines.length === 0 ? error : undefined}
        onAdd={({ productId, name, picture }, { sizeId, sizeName, colorId, colors }) => {
          const chosen = { sizeId, sizeName, colors, ...(colorId !== undefined && { colorId }) }
          setLines([...lines, { productId, name, picture, ...chosen, quantity: 1, row: lines.length }])
        }}
      />
    </div>
  )
}

function focusLine(line: HTMLLIElement | null): void {
  line?.focus()
}

function LineColor({ line: { name, colorId, colors } }: { line: EditableLine }) {
  const { lines: texts } = ordersMessages
  if (colors.length === 0) return <input type="hidden" name="colorId" value={colorId ?? ''} />
  // Where each color has its own pieces, the one that was chosen is not given up for any.
  const isByColor = colors.some(({ stock }) => stock !== undefined)
  return (
    <select
      name="colorId"
      defaultValue={colorId ?? ''}
      aria-label={texts.colorOf(name)}
      className="mt-1 min-h-11 rounded-xl border border-ink/25 bg-white px-2"
    >
      {!(isByColor && colorId) && <option value="">{texts.anyColor}</option>}
      {colors.map(({ id, name, stock }) => (
        <option key={id} value={id}>
          {stock === undefined ? name : formatList([name, texts.left(stock)])}
        </option>
      ))}
    </select>
  )
}
