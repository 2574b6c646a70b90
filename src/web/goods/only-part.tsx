import type { ReactNode } from 'react'

/** The only size or color a product comes in: a fact, not a choice. */
export function OnlyPart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <span className="font-semibold">{name}</span>
      {children}
    </p>
  )
}
