import type { ReactNode } from 'react'

/** The only size or color of a product, displayed as text instead of a choice. */
export function SingleOption({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <span className="font-semibold">{name}</span>
      {children}
    </p>
  )
}
