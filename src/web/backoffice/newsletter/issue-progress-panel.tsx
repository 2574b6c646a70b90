import { useEffect } from 'react'
import { Form, useRevalidator } from 'react-router'
import type { IssueProgress } from '#domain/newsletter/newsletter-issue.ts'
import { newsletterMessages } from '#page-messages/backoffice/newsletter.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../layout/panel.tsx'

const pollMilliseconds = 2_000

interface IssueProgressPanelProps {
  readonly status: 'sending' | 'sent' | 'stopped'
  readonly progress: IssueProgress
}

/** The progress of an issue, polled while it is being sent, with the button to stop or continue it. */
export function IssueProgressPanel({ status, progress }: IssueProgressPanelProps) {
  const { all, sent, waiting, failedPermanently, withdrawn } = progress
  useProgressPolling(status === 'sending')
  const rest = [
    waiting > 0 && newsletterMessages.waiting(waiting),
    failedPermanently > 0 && newsletterMessages.givenUp(failedPermanently),
    withdrawn > 0 && newsletterMessages.withdrawn(withdrawn),
  ].filter(Boolean)
  return (
    <Panel title={newsletterMessages.progress}>
      <p className="font-semibold">{newsletterMessages.statuses[status]}</p>
      <progress
        aria-label={newsletterMessages.progress}
        max={all}
        value={all - waiting - withdrawn}
        className="mt-2 block h-3 w-full accent-door"
      />
      <p className="mt-2">{newsletterMessages.sentOf(sent, all)}</p>
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
            {status === 'sending' ? newsletterMessages.stop : newsletterMessages.continue}
          </Button>
        </Form>
      )}
    </Panel>
  )
}

function useProgressPolling(isSending: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isSending) return
    const timer = setInterval(revalidate, pollMilliseconds)
    return () => clearInterval(timer)
  }, [isSending, revalidate])
}
