import { useState } from 'react'
import { mostPieces, type QuotedLine } from '#domain/orders/order.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import { AddPiece } from './add-piece.tsx'
import { PiecePicture } from './piece-picture.tsx'
import type { FoundPiece } from './pieces-data.ts'

type EditedLine = Pick<
  QuotedLine,
  'productId' | 'sizeId' | 'colorId' | 'name' | 'sizeName' | 'picture' | 'quantity'
> & {
  readonly colorName?: string
  /** What there is to choose from, for a piece that was just added. */
  readonly colors?: FoundPiece['colors']
}

/** The pieces of an order, to be counted anew, taken out or added to. Without script they can still be counted anew. */
export function LinesFields({ lines: known = [] }: { lines?: readonly EditedLine[] }) {
  const { lines: words } = useOfficeMessages().orders
  const [lines, setLines] = useState(known)
  return (
    <div>
      {lines.length === 0 && <p className="text-ink-soft">{words.empty}</p>}
      <ul className="divide-y divide-sand">
        {lines.map((line) => (
          <li key={`${line.sizeId} ${line.colorId ?? ''}`} className="flex items-center gap-3 py-2.5">
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
          if (lines.some(({ sizeId }) => sizeId === size.id)) return
          const piece = { productId, name, picture, colors, sizeId: size.id, sizeName: size.name, quantity: 1 }
          setLines([...lines, piece])
        }}
      />
    </div>
  )
}

function LineColor({ line: { colorId, colorName, colors = [] } }: { line: EditedLine }) {
  const { lines: words } = useOfficeMessages().orders
  if (colors.length === 0) {
    return (
      <>
        <input type="hidden" name="colorId" value={colorId ?? ''} />
        {colorName && <p className="text-ink-soft text-sm">{colorName}</p>}
      </>
    )
  }
  return (
    <select
      name="colorId"
      aria-label={words.color}
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
