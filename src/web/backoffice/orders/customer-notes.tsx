import type { CustomerNotes as Words } from '#domain/orders/order.ts'
import { useOfficeMessages } from '../text/office-messages.ts'

/** What the customer wrote with the order; nothing where they wrote nothing. */
export function CustomerNotes({ notes, className = '' }: { notes: Words; className?: string }) {
  const { customerNotes } = useOfficeMessages().orders
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
