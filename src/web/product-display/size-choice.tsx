import { useId } from 'react'
import { maxDisplayedStock, type Product, type Size } from '#domain/catalog/product.ts'
import type { Supply } from '#domain/supply.ts'
import { productMessages as messages } from '#page-messages/product.ts'
import { LocalText, languageProps } from '#web/text/local-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SingleOption } from './single-option.tsx'
import { stockLevel } from './size-availability.ts'
import type { OptionChoice } from './use-option-choice.ts'

interface SizeChoiceProps {
  readonly product: Pick<Product, 'sizes' | 'supply'>
  readonly choice: OptionChoice
  /** Whether its form requires a size. */
  readonly isRequired?: boolean
}

/** The sizes with their stock as radio buttons; sold-out ones are disabled. A single size is displayed as text. */
export function SizeChoice({ product: { sizes, supply }, choice, isRequired }: SizeChoiceProps) {
  const errorId = useId()
  const [first, ...others] = sizes
  if (others.length === 0)
    return first?.name ? (
      <SingleOption name={messages.size}>
        <LocalText text={first.name} language={first.languageOf?.name} />
        <span className="text-ink-soft">{sizeStockTextOf(first.stock, supply)}</span>
      </SingleOption>
    ) : null
  return (
    <fieldset
      ref={choice.sizeGroup}
      aria-describedby={choice.isSizeMissing ? errorId : undefined}
      className="scroll-mt-28"
    >
      <legend className="mb-2 font-semibold text-sm">{messages.size}</legend>
      <div className="flex flex-wrap gap-2">
        {sizes.map((size) => (
          <SizeOption
            key={size.id}
            size={size}
            stock={sizeStockTextOf(size.stock, supply)}
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
          {messages.sizeMissing}
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
  readonly stock: string
  readonly isChosen: boolean
  readonly isMissing: boolean
  readonly isRequired: boolean | undefined
  readonly onChoose: () => void
}

function SizeOption({ size, stock, isChosen, isMissing, isRequired, onChoose }: SizeOptionProps) {
  const isSoldOut = size.stock <= 0
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
        aria-label={messages.sizeWithStock(size.name, stock)}
        onChange={onChoose}
        className="sr-only"
      />
      <span
        {...languageProps(size.languageOf?.name)}
        className={`font-semibold leading-tight ${isSoldOut ? 'line-through' : ''}`}
      >
        {size.name}
      </span>
      <span className="text-ink-soft text-xs">{stock}</span>
    </label>
  )
}

/** Returns the text of a size's stock, which is exact below `maxDisplayedStock`; none of what is made to order. */
function sizeStockTextOf(stock: number, supply: Supply | undefined): string {
  if (supply && stock > 0) return ''
  return {
    plenty: stock < maxDisplayedStock ? messages.sizeStock(stock) : messages.sizeStockAtLeast(maxDisplayedStock),
    few: messages.onlyLeft(stock),
    none: messages.soldOut,
  }[stockLevel(stock)]
}
