import { ButtonLink } from '../../ui/button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { nextAddress } from './next-address.ts'
import { useFocusOnNews } from './use-focus-on-news.ts'

interface NoCardProps {
  /** How many orders are to be called, whoever has them. */
  readonly waiting: number
  /** The card that was asked for waits no more: there may be others. */
  readonly isSettled: boolean
  readonly skipped: readonly number[]
  /** A card was recorded just now. */
  readonly isNext: boolean
}

/** In the place of a card: nobody is to be called, or nobody by this person now. */
export function NoCard({ waiting, isSettled, skipped, isNext }: NoCardProps) {
  const { queue: words } = useOfficeMessages().orders
  const place = useFocusOnNews<HTMLDivElement>(isNext)
  const mayGoOn = waiting > 0 && (isSettled || skipped.length > 0)
  return (
    <div ref={place} tabIndex={-1} className="mt-5 rounded-2xl bg-white px-6 py-12 text-center ring-1 ring-sand-deep">
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
