import type { ReactNode } from 'react'

interface DisclosureProps {
  readonly title: string
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** A part of a panel that is needed less often. It opens with `isOpen`, and stays as the person leaves it. */
export function Disclosure({ title, isOpen, children }: DisclosureProps) {
  return (
    <details open={isOpen} className="py-1">
      <summary className="flex min-h-11 items-center font-semibold">{title}</summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}
