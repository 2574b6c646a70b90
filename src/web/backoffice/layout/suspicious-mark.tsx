import { Icon } from '../../ui/icon.tsx'

/** Says that what a visitor sent was held. */
export function SuspiciousMark({ text }: { text: string }) {
  return (
    <span className="mt-1 flex items-center gap-1.5 font-medium text-clay-deep text-sm">
      <Icon name="alert" className="size-4" />
      {text}
    </span>
  )
}
