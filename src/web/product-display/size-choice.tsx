import { useId } from 'react'
import { maxDisplayedStock, type Product, type Size } from '#domain/catalog/product.ts'
import type { Supply } from '#domain/supply.ts'
import { productMessages as messages } from '#page-messages/product.ts'
import { LocalText, languageProps } from '#web/text/local-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SingleOption } from './single-option.tsx'
import { stockLevel } from './size-availability.ts'
import { soldOutTextOf } from './stock-status.tsx'
import type { OptionChoice } from './use-option-choice.ts'
import { availabilityOf, isChoosable } from './variant-availability.ts'
import { stockFor } from './variants-for.ts'

interface SizeChoiceProps {
  readonly product: Pick<Product, 'sizes' | 'colors' | 'variants' | 'supply'>
  readonly choice: OptionChoice
  /** Whether its form requires a size. */
  readonly isRequired?: boolean
}

/**
 * The sizes as radio buttons, each with its stock in the chosen color. A single size is displayed as text. Sold-out
 * ones are disabled, unless their pieces are counted by color.
 */
export function SizeChoice({ product, choice, isRequired }: SizeChoiceProps) {
  const errorId = useId()
  const { sizes } = product
  const colorId = choice.color?.id
  const [first, ...others] = sizes
  if (others.length === 0)
    return first?.name ? (
      <SingleOption name={messages.size}>
        <LocalText text={first.name} language={first.languageOf?.name} />
        <span className="text-ink-soft">{stockTextIn(product, first, colorId)}</span>
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
            stock={stockTextIn(product, size, colorId)}
            isAvailable={stockFor(product, { sizeId: size.id, colorId }) > 0}
            isChoosable={isChoosable(product, size)}
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

const choosableLook =
  'hover:border-door has-checked:border-door has-checked:bg-white has-checked:ring-1 has-checked:ring-door'

interface SizeOptionProps {
  readonly size: Size
  readonly stock: string
  readonly isAvailable: boolean
  readonly isChoosable: boolean
  readonly isChosen: boolean
  readonly isMissing: boolean
  readonly isRequired: boolean | undefined
  readonly onChoose: () => void
}

function SizeOption({
  size,
  stock,
  isAvailable,
  isChoosable,
  isChosen,
  isMissing,
  isRequired,
  onChoose,
}: SizeOptionProps) {
  return (
    <label
      className={`flex min-h-13 min-w-20 flex-col items-center justify-center rounded-xl border px-3.5 py-1.5 text-center transition-colors has-focus-visible:outline-3 has-focus-visible:outline-door has-focus-visible:outline-offset-2 ${
        isChoosable ? choosableLook : 'cursor-not-allowed!'
      } ${isAvailable ? 'bg-white/70' : 'border-dashed text-ink-soft'} ${isMissing && isChoosable ? 'border-clay' : 'border-ink/25'}`}
    >
      <input
        type="radio"
        name="size"
        value={size.id}
        checked={isChosen}
        disabled={!isChoosable}
        required={isRequired}
        aria-label={messages.sizeWithStock(size.name, stock)}
        onChange={onChoose}
        className="sr-only"
      />
      <span
        {...languageProps(size.languageOf?.name)}
        className={`font-semibold leading-tight ${isAvailable ? '' : 'line-through'}`}
      >
        {size.name}
      </span>
      <span className="max-w-28 text-ink-soft text-xs">{stock}</span>
    </label>
  )
}

/** Returns the text of a size's stock in a color. */
function stockTextIn(product: SizeChoiceProps['product'], { id: sizeId }: Size, colorId: number | undefined): string {
  const availability = availabilityOf(product.variants, { sizeId }, { colorId })
  if (availability === 'absent') return messages.notInColor
  if (availability === 'sold-out-here') return messages.soldOutInColor
  return sizeStockTextOf(stockFor(product, { sizeId, colorId }), product.supply)
}

/** Returns the text of a stock, which is exact below `maxDisplayedStock`; none of what is made to order. */
function sizeStockTextOf(stock: number, supply: Supply | undefined): string {
  if (supply && stock > 0) return ''
  return {
    plenty: stock < maxDisplayedStock ? messages.sizeStock(stock) : messages.sizeStockAtLeast(maxDisplayedStock),
    few: messages.onlyLeft(stock),
    none: soldOutTextOf(supply),
  }[stockLevel(stock)]
}
