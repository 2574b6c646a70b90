import { picturesMessages } from '#page-messages/backoffice/pictures.ts'
import { Icon } from '#web/ui/icon.tsx'
import { squareButton } from './square-button.ts'

interface NoScriptPictureButtonsProps {
  /** From 0. */
  readonly position: number
  readonly count: number
}

/** Buttons that move or remove a picture without JavaScript. Each sends the form, which returns with all values. */
export function NoScriptPictureButtons({ position, count }: NoScriptPictureButtonsProps) {
  const number = position + 1
  const buttons = [
    {
      action: 'earlier',
      label: picturesMessages.earlier(number),
      icon: 'down',
      turn: 'rotate-180',
      isIdle: position === 0,
    },
    { action: 'later', label: picturesMessages.later(number), icon: 'down', turn: '', isIdle: number === count },
    { action: 'remove', label: picturesMessages.remove(number), icon: 'trash', turn: '', isIdle: false },
  ] as const
  return (
    <noscript className="flex">
      {buttons.map(({ action, label, icon, turn, isIdle }) => (
        <button
          key={action}
          type="submit"
          name="arrange"
          value={`${action} ${position}`}
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
