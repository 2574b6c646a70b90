import type { ReactNode } from 'react'

interface RadioOptionProps {
  readonly name: string
  readonly value: string
  readonly isChosen: boolean
  readonly children: ReactNode
}

/** A radio button with its label. Its group belongs in a fieldset. */
export function RadioOption({ name, value, isChosen, children }: RadioOptionProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="radio" name={name} value={value} defaultChecked={isChosen} className="size-5 shrink-0 accent-door" />
      {children}
    </label>
  )
}
