import { useEffect, useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import type { UndoableStep } from '#domain/orders/status/get-undoable-step.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { undoStepsMessages } from '#page-messages/backoffice/undo-steps.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

/** What the order is now, and the button that undoes it while that takes no reason. */
export function UndoNotice({ step }: { step: UndoableStep }) {
  const minutes = useMinutesLeft(step.freeSeconds)
  return (
    <Notice tone="info">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <p className="font-semibold">{undoStepsMessages.taken(orderNamesMessages.states[step.to])}</p>
          <p className="text-sm">{undoStepsMessages.untold(minutes)}</p>
        </div>
        <UndoButton step={step} />
      </div>
    </Notice>
  )
}

/**
 * Returns the minutes that are left of so many seconds, counted down; loads the page's data again when they are over.
 */
function useMinutesLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // The clock of this device may be wrong, so only its differences count.
    const start = performance.now()
    setLeft(seconds)
    if (seconds <= 0) return
    const timer = setInterval(() => {
      const now = seconds - (performance.now() - start) / 1000
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      void revalidate()
    }, 1000)
    return () => clearInterval(timer)
  }, [seconds, revalidate])
  return Math.max(1, Math.ceil(left / 60))
}

interface UndoButtonProps {
  readonly step: Pick<UndoableStep, 'id' | 'to'>
  /** The orders that the call queue leaves out. */
  readonly skipped?: readonly number[]
}

/** Undoes a step on the page that shows it. */
export function UndoButton({ step: { id, to }, skipped = [] }: UndoButtonProps) {
  return (
    <Form method="post">
      <input type="hidden" name="do" value="undo" />
      <input type="hidden" name="step" value={id} />
      {skipped.map((orderId) => (
        <input key={orderId} type="hidden" name="skip" value={orderId} />
      ))}
      <SubmitButton variant="outline" aria-label={undoStepsMessages.undoOf(orderNamesMessages.states[to])}>
        {undoStepsMessages.undo}
      </SubmitButton>
    </Form>
  )
}
