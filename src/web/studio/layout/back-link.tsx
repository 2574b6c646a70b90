import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'

interface BackLinkProps {
  readonly to: string
  readonly className?: string
  readonly children: ReactNode
}

/** Leads to where a page belongs, above its heading. */
export function BackLink({ to, className = '', children }: BackLinkProps) {
  return (
    <Link to={to} className={`flex min-h-11 items-center gap-2 text-link ${className}`}>
      <Icon name="back" />
      {children}
    </Link>
  )
}
