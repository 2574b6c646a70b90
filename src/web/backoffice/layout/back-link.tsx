import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'

/** A link back to the list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="-ms-1 inline-flex min-h-11 items-center gap-1 text-door hover:underline">
      <Icon name="back" className="size-5" />
      {children}
    </Link>
  )
}
