import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { callsPath } from '#web/paths/backoffice-order-paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useFocusOnMount } from './use-focus-on-mount.ts'

interface EmptyQueueProps {
  /** How many orders are to be called, claimed or not. */
  readonly waiting: number
  /** Whether the requested order is settled already: there may be others to call. */
  readonly isSettled: boolean
  readonly skipped: readonly number[]
  /** Whether a call was just recorded. */
  readonly isNext: boolean
}

/** Shown without a card: nobody is to be called, or the rest is skipped or claimed by others. */
export function EmptyQueue({ waiting, isSettled, skipped, isNext }: EmptyQueueProps) {
  const { queue: texts } = ordersMessages
  const place = useFocusOnMount<HTMLDivElement>(isNext)
  const mayGoOn = waiting > 0 && (isSettled || skipped.length > 0)
  return (
    <div ref={place} tabIndex={-1} className="panel mt-5 px-6 py-12 text-center">
      {!(isSettled && waiting > 0) && (
        <>
          <p className="font-display text-2xl">{waiting > 0 ? texts.noneLeft : texts.empty}</p>
          <p className="mt-2 text-ink-soft">{waiting > 0 ? texts.noneLeftText : texts.emptyText}</p>
        </>
      )}
      {mayGoOn && (
        <ButtonLink to={callsPath({ skipped: isSettled ? skipped : [] })} variant="secondary" className="mt-4">
          {isSettled ? texts.nextCard : texts.again}
        </ButtonLink>
      )}
    </div>
  )
}
