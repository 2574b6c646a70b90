import { useId } from 'react'
import { countedPieces, type Size } from '#domain/catalog/product.ts'
import { productMessages } from '#messages/product.ts'
import { useMessages } from '../text/messages.ts'
import { Icon } from '../ui/icon.tsx'
import { OnlyPart } from './only-part.tsx'
import { stockLevel } from './size-choosing.ts'
import type { PartChoice } from './use-part-choice.ts'

interface SizeChoiceProps {
  readonly sizes: readonly Size[]
  readonly choice: PartChoice
  /** Whether the form it stands in is not sent without one. */
  readonly isRequired?: boolean
}

/** The sizes with their stock. Sold out ones are there to be seen, not to be chosen. A single one is told, not offered. */
export function SizeChoice({ sizes, choice, isRequired }: SizeChoiceProps) {
  const words = useMessages(productMessages)
  const errorId = useId()
  const stockWords = useSizeStockWords()
  const [first, ...others] = sizes
  if (others.length === 0)
    return first?.name ? (
      <OnlyPart name={words.size}>
        <bdi>{first.name}</bdi>
        <span className="text-ink-soft">{stockWords(first.stock)}</span>
      </OnlyPart>
    ) : null
  return (
    <fieldset
      ref={choice.sizeGroup}
      aria-describedby={choice.isSizeMissing ? errorId : undefined}
      className="scroll-mt-28"
    >
      <legend className="mb-2 font-semibold text-sm">{words.size}</legend>
      <div className="flex flex-wrap gap-2">
        {sizes.map((size) => (
          <SizeOption
            key={size.id}
            size={size}
            isChosen={size.id === choice.size?.id}
            isMissing={choice.isSizeMissing}
            isRequired={isRequired}
            onChoose={() => choice.chooseSize(size.id)}
          />
        ))}
      </div>
      {choice.isSizeMissing && (
        <p id={errorId} role="alert" className="mt-2 flex items-center gap-2 font-medium text-clay text-sm">
          <Icon name="alert" className="size-4.5" />
          {words.sizeMissing}
        </p>
      )}
    </fieldset>
  )
}

const soldOutLook = 'cursor-not-allowed! border-ink/25 border-dashed text-ink-soft'
const choosableLook =
  'bg-white/70 hover:border-door has-checked:border-door has-checked:bg-white has-checked:ring-1 has-checked:ring-door'

interface SizeOptionProps {
  readonly size: Size
  readonly isChosen: boolean
  readonly isMissing: boolean
  readonly isRequired: boolean | undefined
  readonly onChoose: () => void
}

function SizeOption({ size, isChosen, isMissing, isRequired, onChoose }: SizeOptionProps) {
  const words = useMessages(productMessages)
  const isSoldOut = size.stock <= 0
  const stock = useSizeStockWords()(size.stock)
  return (
    <label
      className={`flex min-h-13 min-w-20 flex-col items-center justify-center rounded-xl border px-3.5 py-1.5 text-center transition-colors has-focus-visible:outline-3 has-focus-visible:outline-door has-focus-visible:outline-offset-2 ${
        isSoldOut ? soldOutLook : `${choosableLook} ${isMissing ? 'border-clay' : 'border-ink/25'}`
      }`}
    >
      <input
        type="radio"
        name="size"
        value={size.id}
        checked={isChosen}
        disabled={isSoldOut}
        required={isRequired}
        aria-label={words.sizeWithStock(size.name, stock)}
        onChange={onChoose}
        className="sr-only"
      />
      <span className={`font-semibold leading-tight ${isSoldOut ? 'line-through' : ''}`}>{size.name}</span>
      <span className="text-ink-soft text-xs">{stock}</span>
    </label>
  )
}

/** How many pieces of a size there are, as far as a page counts. */
function useSizeStockWords(): (stock: number) => string {
  const words = useMessages(productMessages)
  return (stock) =>
    ({
      plenty: stock < countedPieces ? words.sizeStock(stock) : words.sizeStockAtLeast(countedPieces),
      few: words.onlyLeft(stock),
      none: words.soldOut,
    })[stockLevel(stock)]
}
