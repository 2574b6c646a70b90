import { ButtonLink } from '../../ui/button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { nextAddress } from './next-address.ts'

interface NoCardProps {
  /** How many orders are to be called, whoever has them. */
  readonly waiting: number
  /** The card that was asked for waits no more: there may be others. */
  readonly isSettled: boolean
  readonly skipped: readonly number[]
}

/** In the place of a card: nobody is to be called, or nobody by this person now. */
export function NoCard({ waiting, isSettled, skipped }: NoCardProps) {
  const { queue: words } = useOfficeMessages().orders
  const mayGoOn = waiting > 0 && (isSettled || skipped.length > 0)
  return (
    <div className="mt-5 rounded-2xl bg-white px-6 py-12 text-center ring-1 ring-sand-deep">
      {!(isSettled && waiting > 0) && (
        <>
          <p className="font-display text-2xl">{waiting > 0 ? words.noneLeft : words.empty}</p>
          <p className="mt-2 text-ink-soft">{waiting > 0 ? words.noneLeftText : words.emptyText}</p>
        </>
      )}
      {mayGoOn && (
        <ButtonLink to={nextAddress(isSettled ? skipped : [])} variant="secondary" className="mt-4">
          {isSettled ? words.nextCard : words.again}
        </ButtonLink>
      )}
    </div>
  )
}
