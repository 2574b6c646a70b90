import type { ReactNode } from 'react'

interface DisclosureProps {
  readonly title: ReactNode
  readonly isOpen?: boolean
  readonly isSmall?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** What is seldom needed, folded under its title. Works without script. */
export function Disclosure({ title, isOpen, isSmall = false, className, children }: DisclosureProps) {
  return (
    <details open={isOpen} className={className}>
      <summary className={`flex min-h-11 items-center font-semibold text-door ${isSmall ? 'text-sm' : ''}`}>
        {title}
      </summary>
      {children}
    </details>
  )
}
