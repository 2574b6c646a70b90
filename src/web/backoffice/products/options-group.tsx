import { type ReactNode, useId } from 'react'

export const optionInput = 'min-h-11 w-full min-w-0 rounded-xl border border-ink/25 bg-white px-3 text-base'
export const removeButton = 'icon-button noscript:hidden shrink-0 text-door hover:bg-sand'

interface OptionsGroupProps {
  readonly legend: string
  readonly hint?: string
  readonly error: string | undefined
  readonly children: ReactNode
}

/** A fieldset for the sizes or colors of a product, with their common error. */
export function OptionsGroup({ legend, hint, error, children }: OptionsGroupProps) {
  const errorId = useId()
  return (
    <fieldset aria-describedby={error && errorId} className="space-y-2">
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      {hint && <p className="text-ink-soft text-sm">{hint}</p>}
      {children}
      {error && (
        <p id={errorId} className="font-medium text-clay text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
