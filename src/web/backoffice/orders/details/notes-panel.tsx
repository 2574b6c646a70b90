import { type FormEvent, useRef, useState } from 'react'
import { Form } from 'react-router'
import { officeOfflineMessages } from '#page-messages/backoffice/offline.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { useOperatorId } from '#web/backoffice/layout/operator-id.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import {
  addUnsentNote,
  deleteUnsentNote,
  unsentNotes,
  useOwnUnsentNotes,
} from '#web/backoffice/offline/unsent-notes.ts'
import { maxOrderNoteLength } from '#web/backoffice/orders/note-limits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { DisplayedOrder } from './displayed-order.ts'

/** The notes of staff, and the form to add one. What is added is stored in the browser until the shop has it. */
export function NotesPanel({ details }: { details: DisplayedOrder }) {
  const { id: orderId, number: orderNumber, notes, formKey } = details
  const { details: texts } = ordersMessages
  const operatorId = useOperatorId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isFull, setIsFull] = useState(false)
  const added = new Set(notes.map(({ key }) => key))
  const unsent = useOwnUnsentNotes().filter((note) => note.orderId === orderId && !added.has(note.key))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const body = field.current?.value.trim() ?? ''
    if (!field.current || body === '') return
    const isStored = addUnsentNote({ operatorId, orderId, orderNumber, body })
    if (isStored) field.current.value = ''
    setIsFull(!isStored)
  }
  return (
    <Panel title={texts.notes}>
      <p className="text-ink-soft text-sm">{texts.notesText}</p>
      {notes.length + unsent.length > 0 && (
        <ul className="mt-3 space-y-3">
          {notes.map(({ body, by, on, sentOn, key }) => (
            <li key={key}>
              <p className="wrap-anywhere whitespace-pre-line">{body}</p>
              <p className="text-ink-soft text-sm">
                {sentOn === undefined
                  ? orderNamesMessages.by(by, on)
                  : officeOfflineMessages.typedAndSent(by, on, sentOn)}
              </p>
            </li>
          ))}
          {unsent.map(({ key, body, isRefused }) => (
            <li key={key}>
              <p className="wrap-anywhere whitespace-pre-line">{body}</p>
              <div className="flex flex-wrap items-center gap-x-3 text-sm">
                <p className={isRefused ? 'text-clay-deep' : 'text-ink-soft'}>
                  {officeOfflineMessages[isRefused ? 'refused' : unsentNotes.isKept() ? 'unsent' : 'unkept']}
                </p>
                <Button variant="quiet" onClick={() => deleteUnsentNote(key)}>
                  {officeOfflineMessages.discard}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" onSubmit={onSubmit} className="mt-3">
        <input type="hidden" name="do" value="note" />
        <input type="hidden" name="key" value={formKey} />
        <TextArea label={texts.newNote} name="body" rows={2} maxLength={maxOrderNoteLength} required ref={field} />
        {isFull && (
          <div className="mt-3">
            <Notice tone="error">{officeOfflineMessages.tooManyNotes}</Notice>
          </div>
        )}
        <SubmitButton variant="outline" className="mt-3">
          {texts.addNote}
        </SubmitButton>
      </Form>
    </Panel>
  )
}
