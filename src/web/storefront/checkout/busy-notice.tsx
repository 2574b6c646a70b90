import { useEffect, useRef } from 'react'
import { orderRefusalMessages } from '#page-messages/order-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const { busy } = orderRefusalMessages

interface BusyNoticeProps {
  /** Whether the order is sent again by itself. Otherwise it is on its way for the last time. */
  readonly isSentAgain: boolean
  readonly onStop: () => void
}

/** Says that the shop could not take the order at once. Takes the focus once, which the disabled button has lost. */
export function BusyNotice({ isSentAgain, onStop }: BusyNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="mb-4 scroll-mt-24 outline-none">
      <Notice tone="info">
        {isSentAgain ? (
          <>
            <p className="font-semibold">{busy.title}</p>
            <p className="mt-1">{busy.stay}</p>
            <Button
              variant="outline"
              className="mt-3 text-sm"
              onClick={() => {
                onStop()
                box.current?.focus()
              }}
            >
              {busy.stop}
            </Button>
          </>
        ) : (
          <p>{busy.onItsWay}</p>
        )}
      </Notice>
    </div>
  )
}
