import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const tones = {
  error: { box: 'border-clay/40 bg-clay/8 text-clay-deep', icon: 'alert' },
  success: { box: 'border-olive/40 bg-olive/10 text-olive', icon: 'check' },
  info: { box: 'border-door/25 bg-door/6 text-door-deep', icon: 'alert' },
} as const

/** A message within the page, announced by screen readers when it appears. */
export function Notice({
  tone,
  children,
  className = '',
}: {
  tone: keyof typeof tones
  children: ReactNode
  className?: string
}) {
  const { box, icon } = tones[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-xl border px-4 py-3 ${box} ${className}`}
    >
      <Icon name={icon} className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
