import { Icon } from '#web/ui/icon.tsx'

interface ClosePanelButtonProps {
  /** The id of the popover that it closes. */
  readonly panelId: string
  readonly label: string
  /** Whether it takes the focus when the panel opens. */
  readonly isReady?: boolean
  readonly className?: string
}

/** The button that closes the menu or the search; it works before hydration. */
export function ClosePanelButton({ panelId, label, isReady = false, className = '' }: ClosePanelButtonProps) {
  return (
    <button
      type="button"
      // biome-ignore lint/a11y/noAutofocus: only what the visitor has just opened takes the focus
      autoFocus={isReady}
      popoverTarget={panelId}
      popoverTargetAction="hide"
      aria-label={label}
      className={`icon-button hover:bg-sand ${className}`}
    >
      <Icon name="close" className="size-6" />
    </button>
  )
}
