import { useId } from 'react'
import { toDinars } from '#domain/money.ts'
import { filterMessages as messages } from '#page-messages/filters.ts'
import type { ShopQuery } from './shop-query.ts'

interface PriceFieldsProps {
  readonly query: ShopQuery
  /** What products cost under the other filters, in dinars. */
  readonly bounds: { readonly min: number; readonly max: number }
  readonly onChoose: () => void
}

/** The lowest and the highest price, in dinars. They count when a field is left. */
export function PriceFields({ query, bounds, onChoose }: PriceFieldsProps) {
  const id = useId()
  const { minPrice, maxPrice } = query
  const fields = [
    { name: 'min', label: messages.min, value: minPrice, hint: bounds.min },
    { name: 'max', label: messages.max, value: maxPrice, hint: bounds.max },
  ]
  return (
    <fieldset aria-labelledby={id} className="py-3">
      <legend id={id} className="mb-2 font-semibold text-sm">
        {messages.price}
      </legend>
      <div className="grid grid-cols-2 gap-3">
        {fields.map(({ name, label, value, hint }) => (
          <label key={name} className="flex min-w-0 items-center gap-2 text-sm">
            <span className="whitespace-nowrap">{label}</span>
            <input
              name={name}
              defaultValue={value === undefined ? '' : toDinars(value)}
              placeholder={String(hint)}
              inputMode="decimal"
              maxLength={10}
              autoComplete="off"
              onBlur={onChoose}
              className="min-h-11 w-full min-w-0 rounded-xl border border-ink/25 bg-white px-3 text-base tabular-nums placeholder:text-ink-soft"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
