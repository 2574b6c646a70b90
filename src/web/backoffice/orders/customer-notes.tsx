import type { CustomerNotes as Notes } from '#domain/orders/order.ts'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'

/** The notes of the customer; renders nothing without any. */
export function CustomerNotes({ notes, className = '' }: { notes: Notes; className?: string }) {
  const { customerNotes } = useBackofficeMessages().orders
  const written = [
    { name: customerNotes.note, text: notes.customerNote },
    { name: customerNotes.giftNote, text: notes.giftNote },
  ].filter(({ text }) => text)
  if (written.length === 0) return null
  return (
    <dl className={`wrap-anywhere space-y-2 ${className}`}>
      {written.map(({ name, text }) => (
        <div key={name} className="break-inside-avoid">
          <dt className="font-semibold text-sm">{name}</dt>
          <dd dir="auto" className="whitespace-pre-line">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
