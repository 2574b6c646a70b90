import { Form, useNavigation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Panel } from '../layout/panel.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { longestSheetNote } from './note-limits.ts'
import type { ShownSheet } from './sheet-page.tsx'
import { useWordsOnTheirWay } from './use-words-on-their-way.ts'

/** What the people of the shop want to remember. */
export function SheetNotes({ sheet: { notes } }: { sheet: ShownSheet }) {
  const { sheet: words } = useOfficeMessages().orders
  const isSending = useNavigation().state !== 'idle'
  const body = useWordsOnTheirWay<HTMLTextAreaElement>(false)
  return (
    <Panel title={words.notes}>
      <p className="text-ink-soft text-sm">{words.notesText}</p>
      {notes.length > 0 && (
        <ul className="mt-3 space-y-3">
          {notes.map(({ body, by, on }) => (
            <li key={`${on} ${body}`}>
              <p className="wrap-anywhere whitespace-pre-line">{body}</p>
              <p className="text-ink-soft text-sm">{words.by(by, on)}</p>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" onSubmit={body.send} className="mt-3">
        <input type="hidden" name="do" value="note" />
        <TextArea label={words.newNote} name="body" rows={2} maxLength={longestSheetNote} required ref={body.field} />
        <Button type="submit" variant="outline" disabled={isSending} className="mt-3">
          {words.addNote}
        </Button>
      </Form>
    </Panel>
  )
}
