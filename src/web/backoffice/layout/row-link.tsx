import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'

interface RowLinkProps {
  readonly to: string
  readonly prefetch?: 'intent' | 'none'
  /** Padding classes. */
  readonly className?: string
  readonly children: ReactNode
}

/** A list row that is a link with an arrow. The focus outline is inset, because lists clip their rounded corners. */
export function RowLink({ to, prefetch = 'intent', className = 'px-4 py-3', children }: RowLinkProps) {
  return (
    <Link
      to={to}
      prefetch={prefetch}
      className={`group/row flex min-w-0 items-center gap-3 hover:bg-sand/40 focus-visible:-outline-offset-4 ${className}`}
    >
      <span className="min-w-0 flex-1">{children}</span>
      <Icon name="forward" className="size-5 text-ink-soft group-hover/row:text-door" />
    </Link>
  )
}
