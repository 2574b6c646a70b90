import { type ReactNode, useEffect, useRef } from 'react'

interface FocusedPartProps {
  readonly changed: object
  readonly children: ReactNode
}

/**
 * A part of the page that receives the focus, with its beginning in view, whenever `changed` changes: an answer to a form that may
 * stand far from it.
 */
export function FocusedPart({ changed, children }: FocusedPartProps) {
  const part = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal answer may follow
  useEffect(() => {
    part.current?.focus({ preventScroll: true })
    part.current?.scrollIntoView({ block: 'start' })
  }, [changed])
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
