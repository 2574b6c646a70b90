import { Form, useNavigation } from 'react-router'
import { backoffice } from '#page-messages/backoffice.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { maxOrderNoteLength } from '#web/backoffice/orders/note-limits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import type { DisplayedOrder } from './displayed-order.ts'
import { useClearAfterSubmit } from './use-clear-after-submit.ts'

/** The notes of staff, and the form to add one. */
export function NotesPanel({ details: { notes } }: { details: DisplayedOrder }) {
  const { details: texts } = backoffice.orders
  const isSending = useNavigation().state !== 'idle'
  const body = useClearAfterSubmit<HTMLTextAreaElement>(false)
  return (
    <Panel title={texts.notes}>
      <p className="text-ink-soft text-sm">{texts.notesText}</p>
      {notes.length > 0 && (
        <ul className="mt-3 space-y-3">
          {notes.map(({ body, by, on }) => (
            <li key={`${on} ${body}`}>
              <p className="wrap-anywhere whitespace-pre-line">{body}</p>
              <p className="text-ink-soft text-sm">{texts.by(by, on)}</p>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" onSubmit={body.onSubmit} className="mt-3">
        <input type="hidden" name="do" value="note" />
        <TextArea label={texts.newNote} name="body" rows={2} maxLength={maxOrderNoteLength} required ref={body.field} />
        <Button type="submit" variant="outline" disabled={isSending} className="mt-3">
          {texts.addNote}
        </Button>
      </Form>
    </Panel>
  )
}
