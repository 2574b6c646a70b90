import type { ReactNode } from 'react'

interface CheckboxProps {
  readonly name: string
  readonly value?: string
  readonly isChecked: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A checkbox with its label. */
export function Checkbox({ isChecked, className = '', children, ...input }: CheckboxProps) {
  return (
    <label className={`flex min-h-11 items-center gap-3 ${className}`}>
      <input type="checkbox" {...input} defaultChecked={isChecked} className="size-5 shrink-0 accent-door" />
      {children}
    </label>
  )
}
