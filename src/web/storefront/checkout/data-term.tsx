import { dataTermMessages as messages } from '#page-messages/data-term.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The use of personal data, collapsed. */
export function DataTerm() {
  return (
    <details className="group text-ink-soft text-sm">
      <summary className="flex min-h-11 items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        {messages.title}
        <Icon name="down" className="size-4.5 transition-transform group-open:rotate-180" />
      </summary>
      <p className="pb-2">{messages.text}</p>
    </details>
  )
}
