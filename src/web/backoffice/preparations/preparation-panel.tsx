import { Form } from 'react-router'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { whatsAppUrl } from '#web/text/whats-app-url.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { PreparationState } from './preparation-state.tsx'
import type { readPreparation } from './read-preparation.ts'

interface PreparationPanelProps {
  readonly preparation: Awaited<ReturnType<typeof readPreparation>>
  /** Whether a form was refused because the order has other lines now. */
  readonly isRefused: boolean
}

/** What the makers of an order say of its pieces; nothing of an order that has none to ask. */
export function PreparationPanel({ preparation, isRefused }: PreparationPanelProps) {
  if (!preparation) return null
  const { lines, texts, messages } = preparation
  return (
    <Panel title={messages.panel}>
      {isRefused && <Notice tone="error">{messages.changed}</Notice>}
      <ul className="divide-y divide-sand">
        {lines.map((line) => (
          <li key={line.position} className="py-2.5">
            <p className="wrap-anywhere font-semibold leading-snug">
              {line.quantity} × <bdi>{line.name}</bdi>
            </p>
            <p className="text-ink-soft text-sm empty:hidden">{line.choice}</p>
            <PreparationState line={line} />
            {line.note && (
              <p dir="auto" className="wrap-anywhere text-sm">
                {line.note}
              </p>
            )}
            <p className="text-ink-soft text-sm">{line.said ?? line.due}</p>
            <Form method="post" className="mt-1 flex flex-wrap gap-2">
              <input type="hidden" name="do" value="prepare" />
              <input type="hidden" name="position" value={line.position} />
              <input type="hidden" name="variant" value={line.variantId} />
              <input type="hidden" name="pieces" value={line.quantity} />
              {line.state !== 'ready' && (
                <SubmitButton name="answer" value="ready" variant="outline" className="text-sm">
                  {messages.markReady}
                </SubmitButton>
              )}
              {line.state !== 'asked' && (
                <SubmitButton name="answer" value="again" variant="quiet" className="text-sm">
                  {messages.askAgain}
                </SubmitButton>
              )}
            </Form>
          </li>
        ))}
      </ul>
      {texts.length > 0 && (
        <div className="mt-3 space-y-2 border-sand-deep border-t pt-3">
          <p className="text-ink-soft text-sm">{messages.tell}</p>
          {texts.map(({ label, phone, text }) => (
            <a
              key={label}
              href={whatsAppUrl(phone, text)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass('outline', 'w-full text-sm')}
            >
              {label}
            </a>
          ))}
        </div>
      )}
    </Panel>
  )
}
