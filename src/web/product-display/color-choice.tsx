import { type Color, hasSizeChoice, type Product } from '#domain/catalog/product.ts'
import { productMessages as messages } from '#page-messages/product.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { SingleOption } from './single-option.tsx'
import { soldOutTextOf } from './stock-status.tsx'
import type { OptionChoice } from './use-option-choice.ts'
import { type Availability, availabilityOf } from './variant-availability.ts'

interface ColorChoiceProps {
  readonly product: Pick<Product, 'sizes' | 'colors' | 'variants' | 'supply'>
  readonly choice: OptionChoice
}

/**
 * The colors as radio buttons; one that is not in stock in the chosen size says so. A single color is displayed as
 * text.
 */
export function ColorChoice({ product, choice }: ColorChoiceProps) {
  const { colors, variants } = product
  const [first, ...others] = colors
  if (!first) return null
  if (others.length === 0) {
    return (
      <SingleOption name={messages.color}>
        <Swatch color={first} className="size-5" />
        <LocalText text={first.name} language={first.languageOf?.name} />
      </SingleOption>
    )
  }
  const texts: Readonly<Record<Availability, string | undefined>> = {
    'in-stock': undefined,
    'sold-out': soldOutTextOf(product.supply),
    'sold-out-here': messages.soldOutInSize,
    absent: hasSizeChoice(product) ? messages.notInSize : messages.notMade,
  }
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">{messages.color}</legend>
      <div className="flex flex-wrap gap-2">
        {colors.map((color) => (
          <ColorOption
            key={color.id}
            color={color}
            missing={texts[availabilityOf(variants, { colorId: color.id }, { sizeId: choice.size?.id })]}
            isChosen={color.id === choice.color?.id}
            onChoose={() => choice.chooseColor(color.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface ColorOptionProps {
  readonly color: Color
  /** Why it cannot be ordered; undefined while it is in stock. */
  readonly missing: string | undefined
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function ColorOption({ color, missing, isChosen, onChoose }: ColorOptionProps) {
  return (
    <label
      className={`flex min-h-11 items-center gap-2.5 rounded-full border border-ink/25 py-1.5 ps-2 pe-4 text-sm transition-colors hover:border-door has-checked:border-door has-checked:bg-white has-checked:font-semibold has-checked:ring-1 has-checked:ring-door has-focus-visible:outline-3 has-focus-visible:outline-door has-focus-visible:outline-offset-2 ${missing ? 'border-dashed text-ink-soft' : 'bg-white/70'}`}
    >
      <input
        type="radio"
        name="color"
        value={color.id}
        checked={isChosen}
        aria-label={missing && messages.sizeWithStock(color.name, missing)}
        onChange={onChoose}
        className="sr-only"
      />
      <Swatch color={color} className="size-7" />
      <span className="leading-tight">
        <LocalText text={color.name} language={color.languageOf?.name} />
        {missing && <span className="block font-normal text-xs">{missing}</span>}
      </span>
    </label>
  )
}

function Swatch({ color, className }: { color: Color; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 28" className={`shrink-0 rounded-full border border-ink/15 ${className}`}>
      <rect width="28" height="28" fill={color.swatch} />
    </svg>
  )
}
