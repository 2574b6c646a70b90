import { Icon } from '../../ui/icon.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { squareButton } from './square-button.ts'

interface PlainMovesProps {
  /** From 0. */
  readonly position: number
  readonly count: number
}

/** The buttons of a picture where no script moves it: each sends the form, which comes back with all that was typed. */
export function PlainMoves({ position, count }: PlainMovesProps) {
  const { pictures } = useOfficeMessages()
  const number = position + 1
  const deeds = [
    { deed: 'earlier', label: pictures.earlier(number), icon: 'down', turn: 'rotate-180', isIdle: position === 0 },
    { deed: 'later', label: pictures.later(number), icon: 'down', turn: '', isIdle: number === count },
    { deed: 'remove', label: pictures.remove(number), icon: 'trash', turn: '', isIdle: false },
  ] as const
  return (
    <noscript className="flex">
      {deeds.map(({ deed, label, icon, turn, isIdle }) => (
        <button
          key={deed}
          type="submit"
          name="arrange"
          value={`${deed} ${position}`}
          aria-label={label}
          disabled={isIdle}
          className={squareButton}
        >
          <Icon name={icon} className={`size-5 ${turn}`} />
        </button>
      ))}
    </noscript>
  )
}
