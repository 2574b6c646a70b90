import { Form } from 'react-router'
import { studioOrdersMessages } from '#page-messages/studio-orders.ts'
import { serviceWorkerPath } from '#web/paths/file-paths.ts'
import { InlineScript } from '#web/security/inline-script.tsx'
import { Button } from '#web/ui/button.tsx'
import { pushScript } from './push-script.ts'

interface PushPanelProps {
  readonly publicKey: string
  /** The id of the subscription of this phone; undefined while it is told nothing. */
  readonly subscriptionId: number | undefined
  /** Whether the address that this browser gave was refused. */
  readonly isRefused: boolean
}

/** Whether this phone tells its maker of new orders. */
export function PushPanel({ publicKey, subscriptionId, isRefused }: PushPanelProps) {
  const { push: messages } = studioOrdersMessages
  return (
    <section id="orders" className="panel space-y-3 p-5">
      <h2 className="text-2xl">{messages.title}</h2>
      <p className="text-lg">{subscriptionId === undefined ? messages.text : messages.on}</p>
      {subscriptionId === undefined ? (
        <>
          <Form method="post" data-key={publicKey} data-worker={serviceWorkerPath} className="space-y-3">
            {['endpoint', 'p256dh', 'auth'].map((name) => (
              <input key={name} type="hidden" name={name} />
            ))}
            <input type="hidden" name="do" value="tell" />
            <p
              role="status"
              data-status
              data-unsupported={messages.unsupported}
              data-denied={messages.denied}
              data-failed={messages.failed}
              className="font-medium text-clay text-lg empty:hidden"
            >
              {isRefused && messages.failed}
            </p>
            <Button type="submit" variant="secondary" hidden className="text-lg">
              {messages.turnOn}
            </Button>
          </Form>
          <InlineScript code={pushScript} />
        </>
      ) : (
        <Form method="post">
          <input type="hidden" name="id" value={subscriptionId} />
          <Button type="submit" name="do" value="do-not-tell" variant="outline" className="text-lg">
            {messages.turnOff}
          </Button>
        </Form>
      )}
    </section>
  )
}
