import type { Color } from '#domain/catalog/product.ts'
import { productMessages } from '#messages/product.ts'
import { useMessages } from '../text/messages.ts'
import type { PartChoice } from './use-part-choice.ts'

export function ColorChoice({ colors, choice }: { colors: readonly Color[]; choice: PartChoice }) {
  const words = useMessages(productMessages)
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">{words.color}</legend>
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
            <svg aria-hidden="true" viewBox="0 0 28 28" className="size-7 shrink-0 rounded-full border border-ink/15">
              <rect width="28" height="28" fill={color.swatch} />
            </svg>
            {color.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
