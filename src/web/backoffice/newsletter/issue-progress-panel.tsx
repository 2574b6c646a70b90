import { useEffect } from 'react'
import { Form, useRevalidator } from 'react-router'
import type { IssueProgress } from '#domain/correspondence/newsletter-issue.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../layout/panel.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

const everyMilliseconds = 2_000

interface IssueProgressPanelProps {
  readonly status: 'sending' | 'sent' | 'stopped'
  readonly progress: IssueProgress
}

/** How far an issue has come, kept up to date while it goes out, with the way to stop it. */
export function IssueProgressPanel({ status, progress }: IssueProgressPanelProps) {
  const { newsletter: words } = useOfficeMessages()
  const { all, sent, waiting, givenUp, withdrawn } = progress
  useFreshProgress(status === 'sending')
  const rest = [
    waiting > 0 && words.waiting(waiting),
    givenUp > 0 && words.givenUp(givenUp),
    withdrawn > 0 && words.withdrawn(withdrawn),
  ].filter(Boolean)
  return (
    <Panel title={words.progress}>
      <p className="font-semibold">{words.statuses[status]}</p>
      <progress
        aria-label={words.progress}
        max={all}
        value={all - waiting - withdrawn}
        className="mt-2 block h-3 w-full accent-door"
      />
      <p className="mt-2">{words.sentOf(sent, all)}</p>
      {rest.length > 0 && <p className="text-ink-soft text-sm">{rest.join(' · ')}</p>}
      {status !== 'sent' && (
        <Form method="post" className="mt-4">
          <Button
            type="submit"
            name="do"
            value={status === 'sending' ? 'stop' : 'continue'}
            variant={status === 'sending' ? 'primary' : 'secondary'}
            className="w-full sm:w-auto"
          >
            {status === 'sending' ? words.stop : words.continue}
          </Button>
        </Form>
      )}
    </Panel>
  )
}

function useFreshProgress(isGoingOn: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setInterval(revalidate, everyMilliseconds)
    return () => clearInterval(timer)
  }, [isGoingOn, revalidate])
}
