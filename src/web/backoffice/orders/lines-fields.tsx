import { useState } from 'react'
import type { DescribedLine } from '#domain/orders/describe-lines.ts'
import { mostPieces } from '#domain/orders/order.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import { AddPiece } from './add-piece.tsx'
import { PiecePicture } from './piece-picture.tsx'

/**
 * The pieces of an order, to be counted anew, had in another colour, taken out or added to; what is added is a line of
 * its own, because it may be meant in another colour. Without script nothing can be added.
 */
export function LinesFields({ lines: first = [] }: { lines?: readonly DescribedLine[] }) {
  const { lines: words } = useOfficeMessages().orders
  const [lines, setLines] = useState(() => first.map((line, row) => ({ ...line, row })))
  return (
    <div>
      {lines.length === 0 && <p className="text-ink-soft">{words.empty}</p>}
      <ul className="divide-y divide-sand">
        {lines.map((line) => (
          <li key={line.row} className="flex items-center gap-3 py-2.5">
            <input type="hidden" name="productId" value={line.productId} />
            <input type="hidden" name="sizeId" value={line.sizeId} />
            <PiecePicture fileName={line.picture} className="w-11" />
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere font-semibold text-sm leading-snug">{line.name}</p>
              <p className="text-ink-soft text-sm">{line.sizeName}</p>
              <LineColor line={line} />
            </div>
            <input
              type="number"
              name="quantity"
              inputMode="numeric"
              min={0}
              max={mostPieces}
              defaultValue={line.quantity}
              aria-label={words.quantityOf(line.name)}
              className="min-h-11 w-20 rounded-xl border border-ink/25 bg-white px-3 text-center text-base"
            />
          </li>
        ))}
      </ul>
      <AddPiece
        onAdd={({ productId, name, picture, colors }, size) => {
          const line = { productId, name, picture, colors, sizeId: size.id, sizeName: size.name, quantity: 1 }
          setLines([...lines, { ...line, row: lines.length }])
        }}
      />
    </div>
  )
}

function LineColor({ line: { name, colorId, colors } }: { line: DescribedLine }) {
  const { lines: words } = useOfficeMessages().orders
  if (colors.length === 0) return <input type="hidden" name="colorId" value={colorId ?? ''} />
  return (
    <select
      name="colorId"
      defaultValue={colorId ?? ''}
      aria-label={words.colorOf(name)}
      className="mt-1 min-h-11 rounded-xl border border-ink/25 bg-white px-2"
    >
      <option value="">{words.anyColor}</option>
      {colors.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
