import type { ReactNode } from 'react'
import type { CustomerNotes as Notes } from '#domain/orders/order.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'

interface CustomerNotesProps {
  readonly notes: Notes
  readonly names?: { readonly note: ReactNode; readonly giftNote: ReactNode }
  readonly className?: string
}

/** The notes of the customer; renders nothing without any. */
export function CustomerNotes({ notes, names = orderNamesMessages.customerNotes, className = '' }: CustomerNotesProps) {
  const written = [
    { id: 'note', name: names.note, text: notes.customerNote },
    { id: 'gift-note', name: names.giftNote, text: notes.giftNote },
  ].filter(({ text }) => text)
  if (written.length === 0) return null
  return (
    <dl className={`wrap-anywhere space-y-2 ${className}`}>
      {written.map(({ id, name, text }) => (
        <div key={id} className="break-inside-avoid">
          <dt className="font-semibold text-sm">{name}</dt>
          <dd dir="auto" className="whitespace-pre-line">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
