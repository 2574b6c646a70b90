import { Icon } from '#web/ui/icon.tsx'

/** Marks a message that was held as suspicious. */
export function SuspiciousMark({ text }: { text: string }) {
  return (
    <span className="mt-1 flex items-center gap-1.5 font-medium text-clay-deep text-sm">
      <Icon name="alert" className="size-4" />
      {text}
    </span>
  )
}
