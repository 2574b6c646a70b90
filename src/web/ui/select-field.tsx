import { type ComponentProps, useId } from 'react'

interface Choice {
  readonly value: string
  readonly name: string
}

/** One of several, chosen from the browser's own list, under its label. */
export function SelectField({
  label,
  choices,
  className = '',
  ...select
}: { label: string; choices: readonly Choice[] } & ComponentProps<'select'>) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        {label}
      </label>
      <select
        id={id}
        {...select}
        className="min-h-11 w-full rounded-xl border border-ink/25 bg-white px-3 py-2.5 text-base text-ink focus:border-door"
      >
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
