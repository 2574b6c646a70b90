import { Form, Link } from 'react-router'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import {
  adminProductPath,
  adminStorePath,
  contactMessagePath,
  issuePath,
  orderDetailsPath,
  planRequestPath,
} from '#web/paths/backoffice-paths.ts'
import { Button } from '#web/ui/button.tsx'
import type { FieldChange } from './describe-audit-entry.ts'

interface DisplayedAuditEntry {
  readonly id: number
  readonly entity: string
  readonly entityId: string
  readonly entityName: string | undefined
  readonly sentence: string
  readonly actorName: string
  readonly createdAt: string
  readonly canBeUndone: boolean
  readonly fieldChanges: readonly FieldChange[]
}

/** The pages of entities; kinds without a page have none. */
const pathsOfEntities: Readonly<Record<string, (id: string) => string>> = {
  order: orderDetailsPath,
  product: adminProductPath,
  store: adminStorePath,
  message: contactMessagePath,
  'plan request': planRequestPath,
  'newsletter issue': issuePath,
}

/** An entry of the audit log: a sentence, and below it the remaining field changes. */
export function AuditEntryCard({ change }: { change: DisplayedAuditEntry }) {
  const { auditLog: messages } = useBackofficeMessages()
  const { id, entity, entityId, entityName, sentence, actorName, createdAt, canBeUndone, fieldChanges } = change
  const kind = messages.entities[entity] ?? entity
  const name = entityName ?? messages.parts[entityId]
  const pathOf = pathsOfEntities[entity]
  return (
    <li className="rounded-2xl bg-white p-4 ring-1 ring-sand-deep">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="break-words font-semibold">
            {name !== undefined && pathOf !== undefined ? (
              <Link to={pathOf(entityId)} className="text-door underline underline-offset-4">
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name ?? `${kind} ${entityId}`}</bdi>
            )}
            : {sentence}
          </p>
          <p className="break-words text-ink-soft text-sm">
            {kind} · {actorName} · {createdAt}
          </p>
        </div>
        {canBeUndone && (
          <Form method="post">
            <Button type="submit" name="undo" value={id} variant="outline">
              {messages.undo}
            </Button>
          </Form>
        )}
      </div>
      {fieldChanges.length > 0 && (
        <dl className="mt-2 space-y-1 text-sm">
          {fieldChanges.map(({ name, before, after }) => (
            <div key={name}>
              <dt className="inline text-ink-soft">{name}: </dt>
              <dd className="inline whitespace-pre-line break-words">
                {before !== undefined && (
                  <del>
                    <span className="sr-only">{messages.before} </span>
                    {before}
                  </del>
                )}
                {before !== undefined && after !== undefined && ' → '}
                {after !== undefined && (
                  <span>
                    {before !== undefined && <span className="sr-only">{messages.after} </span>}
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
