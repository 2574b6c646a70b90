import { Form, Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { ChangeFact } from './change-facts.ts'

interface ShownChange {
  readonly id: number
  readonly what: string
  readonly thingId: string
  readonly orderNumber: string | undefined
  readonly action: string
  readonly madeBy: string
  readonly madeAt: string
  readonly canBeUndone: boolean
  readonly facts: readonly ChangeFact[]
}

/** One change: the sentence, and under it what was before and after. */
export function ChangeCard({ change }: { change: ShownChange }) {
  const { history: words } = useOfficeMessages()
  const { id, what, thingId, orderNumber, action, madeBy, madeAt, canBeUndone, facts } = change
  return (
    <li className="rounded-2xl bg-white p-4 ring-1 ring-sand-deep">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="break-words font-semibold">
            {words.things[what] ?? what}{' '}
            {orderNumber ? (
              <Link to={`/admin/orders/${thingId}`} className="inline-grid min-h-11 items-center text-door underline">
                {orderNumber}
              </Link>
            ) : (
              thingId
            )}
            : {action}
          </p>
          <p className="break-words text-ink-soft text-sm">
            {madeBy} · {madeAt}
          </p>
        </div>
        {canBeUndone && (
          <Form method="post">
            <Button type="submit" name="undo" value={id} variant="outline">
              {words.undo}
            </Button>
          </Form>
        )}
      </div>
      {facts.length > 0 && (
        <dl className="mt-2 space-y-1 text-sm">
          {facts.map(({ name, before, after }) => (
            <div key={name}>
              <dt className="inline text-ink-soft">{name}: </dt>
              <dd className="inline whitespace-pre-line break-words">
                {before !== undefined && (
                  <del>
                    <span className="sr-only">{words.before} </span>
                    {before}
                  </del>
                )}
                {before !== undefined && after !== undefined && ' → '}
                {after !== undefined && (
                  <span>
                    {before !== undefined && <span className="sr-only">{words.after} </span>}
                    {after}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
