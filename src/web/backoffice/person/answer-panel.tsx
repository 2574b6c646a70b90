import { Form, useHref } from 'react-router'
import { personMessages } from '#page-messages/backoffice/person.ts'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { personFilePath, personPath } from '#web/paths/backoffice-paths.ts'
import { AskFirst } from '#web/ui/ask-first.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

interface AnswerPanelProps {
  /** The search as typed. */
  readonly query: string
  readonly by: 'phone' | 'email' | 'order'
  readonly contact: string
  /** Whether the operator said so before the identity was checked. */
  readonly isCalled: boolean
}

/** What may be done for a person who asks: after a call back for a phone number, by a link for an email address. */
export function AnswerPanel({ query, by, contact, isCalled }: AnswerPanelProps) {
  const action = useHref(personPath(query))
  if (by === 'email')
    return (
      <Panel title={personMessages.answer}>
        <p>{personMessages.byEmail}</p>
        <Form method="post" action={personPath(query)} className="mt-4">
          <input type="hidden" name="q" value={query} />
          <Button type="submit" name="do" value="send-link" variant="secondary">
            {personMessages.sendLink}
          </Button>
        </Form>
      </Panel>
    )
  return (
    <Panel title={personMessages.answer}>
      <p>{personMessages.byPhone}</p>
      {/* A document request, since one of the buttons downloads a file. */}
      <form method="post" action={action} className="mt-3 space-y-4">
        <input type="hidden" name="q" value={query} />
        <Checkbox name="called" required defaultChecked={isCalled}>
          <span>{by === 'phone' ? personMessages.called(contact) : personMessages.calledOrder}</span>
        </Checkbox>
        <Button type="submit" formAction={personFilePath()} variant="secondary">
          {personMessages.download}
        </Button>
        <div className="border-sand-deep border-t pt-4">
          <AskFirst label={personMessages.erase} isOpen={isCalled}>
            <p>{personMessages.eraseText}</p>
            <Button type="submit" name="do" value="erase">
              {personMessages.eraseSure}
            </Button>
          </AskFirst>
        </div>
      </form>
    </Panel>
  )
}
