import type { ReactNode } from 'react'
import { type ButtonVariant, buttonClass } from './button.tsx'

interface AskFirstProps {
  readonly label: string
  readonly variant?: ButtonVariant
  readonly isOpen?: boolean
  /** The question, and the button that does it. */
  readonly children: ReactNode
}

/**
 * A button for what cannot be taken back: it only opens the question, which has a button of its own. Works without
 * script.
 */
export function AskFirst({ label, variant = 'outline', isOpen = false, children }: AskFirstProps) {
  return (
    <details open={isOpen} className="open:w-full">
      <summary className={buttonClass(variant, 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}>
        {label}
      </summary>
      <div className="space-y-3 pt-3">{children}</div>
    </details>
  )
}
