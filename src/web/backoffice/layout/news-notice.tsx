import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../../ui/notice.tsx'

interface NewsNoticeProps {
  readonly news: object
  readonly tone?: ComponentProps<typeof Notice>['tone']
  readonly children: ReactNode
}

/**
 * Something that must be read before a button is pressed once more: it takes the focus each time there is news, as the
 * button may stand far from it.
 */
export function NewsNotice({ news, tone = 'error', children }: NewsNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words may be news again
  useEffect(() => box.current?.focus(), [news])
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-20 outline-none">
      <Notice tone={tone}>{children}</Notice>
    </div>
  )
}
