import { type ReactNode, useEffect, useRef } from 'react'

interface FocusedPartProps {
  readonly changed: object
  /** `center`: with what stands below it, such as the button that sends the form again. */
  readonly block?: 'start' | 'center'
  readonly children: ReactNode
}

/**
 * A part of the page that receives the focus and is in view whenever `changed` changes: an answer to a form that may
 * stand far from it.
 */
export function FocusedPart({ changed, block = 'start', children }: FocusedPartProps) {
  const part = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal answer may follow
  useEffect(() => {
    part.current?.focus({ preventScroll: true })
    part.current?.scrollIntoView({ block })
  }, [changed])
  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
