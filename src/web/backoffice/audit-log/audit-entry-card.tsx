import { Form, Link } from 'react-router'
import { findLabel, labelOf } from '#messages/label-of.ts'
import { auditEntryMessages } from '#page-messages/backoffice/audit-entries.ts'
import { auditLogMessages } from '#page-messages/backoffice/audit-log.ts'
import { punctuationMessages } from '#page-messages/backoffice/layout.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { adminProductPath, adminStorePath, variantsOfProductPath } from '#web/paths/backoffice-catalog-paths.ts'
import { contactMessagePath, issuePath, planRequestPath } from '#web/paths/backoffice-message-paths.ts'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
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
  /** Whether stock was changed, which is counted again instead of undone. */
  readonly isAboutStock: boolean
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

const maxUnfoldedChanges = 4

/** An entry of the audit log: a sentence, and below it the remaining field changes. */
export function AuditEntryCard({ change }: { change: DisplayedAuditEntry }) {
  const { id, entity, entityId, entityName, sentence, actorName, createdAt, canBeUndone, isAboutStock, fieldChanges } =
    change
  const kind = labelOf(auditEntryMessages.entities, entity)
  const name = entityName ?? findLabel(auditEntryMessages.parts, entityId)
  const pathOf = pathsOfEntities[entity]
  return (
    <li className="panel p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="break-words font-semibold">
            {name !== undefined && pathOf !== undefined ? (
              <Link to={pathOf(entityId)} className="text-door underline underline-offset-4">
                <bdi>
                  <OrderNumbers in={name} />
                </bdi>
              </Link>
            ) : (
              <bdi>
                <OrderNumbers in={name ?? `${kind} ${entityId}`} />
              </bdi>
            )}
            {punctuationMessages.colon}
            {sentence}
          </p>
          <p className="break-words text-ink-soft text-sm">
            {kind} ·{' '}
            <bdi>
              <OrderNumbers in={actorName} />
            </bdi>{' '}
            · {createdAt}
          </p>
        </div>
        {canBeUndone && (
          <Form method="post">
            <SubmitButton name="undo" value={id} variant="outline">
              {auditLogMessages.undo}
            </SubmitButton>
          </Form>
        )}
      </div>
      {isAboutStock && (
        <p className="mt-1 text-sm">
          {auditLogMessages.stockStays}{' '}
          <Link to={variantsOfProductPath(Number(entityId))} className="text-door underline underline-offset-4">
            {auditLogMessages.count}
          </Link>
        </p>
      )}
      {fieldChanges.length > maxUnfoldedChanges ? (
        <Disclosure title={auditLogMessages.changes(fieldChanges.length)} isSmall>
          <FieldChanges changes={fieldChanges} />
        </Disclosure>
      ) : (
        fieldChanges.length > 0 && <FieldChanges changes={fieldChanges} />
      )}
    </li>
  )
}

function FieldChanges({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className="mt-2 space-y-1 text-sm">
      {changes.map(({ name, before, after }) => (
        <div key={name}>
          <dt className="inline text-ink-soft">{name + punctuationMessages.colon}</dt>
          <dd className="inline whitespace-pre-line break-words">
            {before !== undefined && (
              <del>
                <span className="sr-only">{auditLogMessages.before} </span>
                <bdi>
                  <OrderNumbers in={before} />
                </bdi>
              </del>
            )}
            {before !== undefined && after !== undefined && punctuationMessages.becomes}
            {after !== undefined && (
              <span>
                {before !== undefined && <span className="sr-only">{auditLogMessages.after} </span>}
                <bdi>
                  <OrderNumbers in={after} />
                </bdi>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
