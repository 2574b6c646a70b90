import type { Color } from '#domain/catalog/product.ts'
import { productMessages as messages } from '#page-messages/product.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { SingleOption } from './single-option.tsx'
import type { OptionChoice } from './use-option-choice.ts'

/** The colors as radio buttons. A single color is displayed as text. */
export function ColorChoice({ colors, choice }: { colors: readonly Color[]; choice: OptionChoice }) {
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
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">{messages.color}</legend>
      <div className="flex flex-wrap gap-2">
        {colors.map((color) => (
          <label
            key={color.id}
            className="flex min-h-11 items-center gap-2.5 rounded-full border border-ink/25 bg-white/70 py-1.5 ps-2 pe-4 text-sm transition-colors hover:border-door has-checked:border-door has-checked:bg-white has-checked:font-semibold has-checked:ring-1 has-checked:ring-door has-focus-visible:outline-3 has-focus-visible:outline-door has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="color"
              value={color.id}
              checked={color.id === choice.color?.id}
              onChange={() => choice.chooseColor(color.id)}
              className="sr-only"
            />
            <Swatch color={color} className="size-7" />
            <LocalText text={color.name} language={color.languageOf?.name} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Swatch({ color, className }: { color: Color; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 28" className={`shrink-0 rounded-full border border-ink/15 ${className}`}>
      <rect width="28" height="28" fill={color.swatch} />
    </svg>
  )
}
