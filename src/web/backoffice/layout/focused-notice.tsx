import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '#web/ui/notice.tsx'

interface FocusedNoticeProps {
  readonly changed: object
  readonly tone?: ComponentProps<typeof Notice>['tone']
  readonly children: ReactNode
}

/**
 * A notice that receives the focus whenever `changed` changes, for results that must be read before the next
 * submission.
 */
export function FocusedNotice({ changed, tone = 'error', children }: FocusedNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal result may follow
  useEffect(() => box.current?.focus(), [changed])
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-20 outline-none">
      <Notice tone={tone}>{children}</Notice>
    </div>
  )
}
