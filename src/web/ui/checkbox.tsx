import type { ComponentProps } from 'react'

/** A checkbox with its words, as high as a thumb needs. */
export function Checkbox({ className = '', children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={`flex min-h-11 items-center gap-3 ${className}`}>
      <input type="checkbox" {...input} className="size-5 shrink-0 accent-door" />
      {children}
    </label>
  )
}
