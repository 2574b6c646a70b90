import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

interface OrderDisclosureProps {
  readonly heading: string
  readonly children: ReactNode
  /** The color of the heading. */
  readonly className?: string
  readonly isOpen?: boolean
}

/** A card of the order's page that opens with a tap; works without script. */
export function OrderDisclosure({ heading, children, className = '', isOpen = false }: OrderDisclosureProps) {
  return (
    <details open={isOpen} className="card group px-6 print:hidden">
      <summary
        className={`flex items-center justify-between py-4 font-semibold [&::-webkit-details-marker]:hidden ${className}`}
      >
        {heading}
        <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
