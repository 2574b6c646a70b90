import type { ReactNode } from 'react'

/** Shown instead of an empty list, with links to other pages. */
export function EmptyState({ className = 'mt-6', children }: { className?: string; children: ReactNode }) {
  return <div className={`rounded-card bg-sand/60 px-6 py-14 text-center ${className}`}>{children}</div>
}
