import type { ReactNode } from 'react'

/**
 * Announces what is put into it; notices in it are static. Empty it takes no room, and is not hidden: screen readers
 * announce nothing in what was hidden a moment ago.
 */
export function LiveRegion({ children, className = '' }: { children?: ReactNode; className?: string }) {
  return (
    <div aria-live="polite" className={`empty:absolute ${className}`}>
      {children}
    </div>
  )
}
