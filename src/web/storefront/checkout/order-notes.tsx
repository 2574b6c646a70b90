import { checkoutMessages as checkout } from '#page-messages/checkout.ts'
import { orderNoteMessages as messages } from '#page-messages/order-notes.ts'
import { TextArea } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { maxLengths } from './checkout-fields.ts'
import type { OrderFieldsProps } from './order-fields.tsx'

/** Optional notes for the shop and the courier and for a gift, collapsed since few customers use them. */
export function OrderNotes({ errors, typed, focusOn }: OrderFieldsProps) {
  const fieldOf = (field: 'note' | 'giftNote') => ({
    name: field,
    label: messages.fields[field],
    hint: messages.noteHints[field](maxLengths[field]),
    defaultValue: typed[field],
    error: errors[field] && checkout.wrongField(messages.fields[field], messages.noteTooLong(maxLengths[field])),
    autoFocus: field === focusOn,
    dir: 'auto',
    rows: 3,
  })
  return (
    <details open={Boolean(typed.note || typed.giftNote || errors.note || errors.giftNote)} className="group mt-6">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-door [&::-webkit-details-marker]:hidden">
        {messages.addNote}
        <Icon name="down" className="size-4.5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-3 grid gap-5 sm:grid-cols-2">
        <TextArea {...fieldOf('note')} />
        <TextArea {...fieldOf('giftNote')} />
      </div>
    </details>
  )
}
