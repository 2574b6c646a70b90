import { Form, Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { ChangeFact } from './change-facts.ts'

interface ShownChange {
  readonly id: number
  readonly what: string
  readonly thingId: string
  readonly thingName: string | undefined
  readonly sentence: string
  readonly madeBy: string
  readonly madeAt: string
  readonly canBeUndone: boolean
  readonly facts: readonly ChangeFact[]
}

/** Where a thing of a kind is found in the office; a kind that has no screen for one leads nowhere. */
const screens: Readonly<Record<string, string>> = {
  order: '/admin/orders/',
  product: '/admin/products/',
  store: '/admin/stores/',
  message: '/admin/messages/',
  'plan request': '/admin/packs/',
  'newsletter issue': '/admin/newsletter/',
}

/** One change: the sentence, and under it what else is known of before and after. */
export function ChangeCard({ change }: { change: ShownChange }) {
  const { history: words } = useOfficeMessages()
  const { id, what, thingId, thingName, sentence, madeBy, madeAt, canBeUndone, facts } = change
  const kind = words.things[what] ?? what
  const name = thingName ?? words.parts[thingId]
  const screen = screens[what]
  return (
    <li className="rounded-2xl bg-white p-4 ring-1 ring-sand-deep">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="break-words font-semibold">
            {name !== undefined && screen !== undefined ? (
              <Link to={screen + thingId} className="text-door underline underline-offset-4">
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name ?? `${kind} ${thingId}`}</bdi>
            )}
            : {sentence}
          </p>
          <p className="break-words text-ink-soft text-sm">
            {kind} · {madeBy} · {madeAt}
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
