import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const tones = {
  error: { box: 'border-clay/40 bg-clay/8 text-clay-deep', icon: 'alert' },
  success: { box: 'border-olive/40 bg-olive/10 text-olive', icon: 'check' },
  info: { box: 'border-door/25 bg-door/6 text-door-deep', icon: 'alert' },
} as const

const roles = { error: 'alert', success: 'status', info: 'status' } as const

/**
 * A message within the page. Screen readers announce it when it appears, unless it is static: a part of the page
 * from its beginning, or in a `LiveRegion`.
 */
export function Notice({
  tone,
  isStatic = false,
  children,
  className = '',
}: {
  tone: keyof typeof tones
  isStatic?: boolean
  children: ReactNode
  className?: string
}) {
  const { box, icon } = tones[tone]
  return (
    <div
      role={isStatic ? undefined : roles[tone]}
      className={`flex gap-3 rounded-xl border px-4 py-3 ${box} ${className}`}
    >
      <Icon name={icon} className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
