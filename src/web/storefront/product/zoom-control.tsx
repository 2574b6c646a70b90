import { Icon, type IconName } from '#web/ui/icon.tsx'

interface ZoomControlProps {
  readonly icon: IconName
  readonly label: string
  readonly isOff?: boolean
  readonly onClick: () => void
}

/** A round button of the enlarged pictures. Disabled by `aria-disabled`, so that it keeps the focus. */
export function ZoomControl({ icon, label, isOff = false, onClick }: ZoomControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
      className="icon-button hover:bg-sand inactive:opacity-40"
    >
      <Icon name={icon} className="size-6" />
    </button>
  )
}
