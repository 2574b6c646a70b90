import { Form } from 'react-router'
import { type AuditedEntity, auditedEntities } from '#domain/audit/audited-entity.ts'
import { listAuditActors, listAuditLog } from '#domain/audit/list-audit-log.ts'
import { cleanPlainLine } from '#domain/text.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { auditEntryMessages } from '#page-messages/backoffice/audit-entries.ts'
import { auditLogMessages } from '#page-messages/backoffice/audit-log.ts'
import { requireSession } from '#web/backoffice/auth/require-session.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { FocusedNotice } from '#web/backoffice/layout/focused-notice.tsx'
import { FoldedFilters } from '#web/backoffice/layout/folded-filters.tsx'
import { ListPage } from '#web/backoffice/layout/list-page.tsx'
import { SearchField } from '#web/backoffice/layout/search-field.tsx'
import { useLastActionData } from '#web/backoffice/layout/use-last-action-data.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { doneIf } from '#web/http/done.ts'
import { parseId, readId } from '#web/http/parse-id.ts'
import { shopFactsIn } from '#web/page-context.ts'
import { SelectField } from '#web/ui/field.tsx'
import type { Route } from './+types/audit-log-page'
import { AuditEntryCard } from './audit-entry-card.tsx'
import { displayedAuditEntries } from './displayed-audit-entry.ts'
import { readEntryId } from './entry-id.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const operator = requireSession(context, request)
  const { searchParams } = new URL(request.url)
  const filter = {
    text: cleanPlainLine(searchParams.get('text') ?? ''),
    operatorId: readId(searchParams.get('who')),
    entity: cleanPlainLine(searchParams.get('what') ?? '') || undefined,
  }
  const olderThan = readEntryId(searchParams.get('before'))
  const [changes, actors, { categories }] = await Promise.all([
    listAuditLog(office, { ...filter, olderThan }),
    listAuditActors(office),
    shopFactsIn(context),
  ])
  return {
    ...{ filter, actors, olderThan: changes.olderThan },
    changes: displayedAuditEntries(changes, operator, categories),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const id = parseId(textIn(await readForm(request), 'undo'))
  const outcome = await catchNotFound(undoChange(officeIn(context), id))
  return doneIf(outcome === 'undone', { outcome })
}

/** The audit log, with undo. */
export default function AuditLogPage({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, actors, changes } = loaderData
  const result = useLastActionData(actionData)
  return (
    <ListPage
      title={auditLogMessages.title}
      tools={
        <>
          <AuditLogSearch filter={filter} actors={actors} entities={auditedEntities} />
          {result && (
            <FocusedNotice changed={result} tone={result.outcome === 'undone' ? 'success' : 'error'}>
              {auditLogMessages.outcomes[result.outcome]}
            </FocusedNotice>
          )}
        </>
      }
      rows={changes}
      empty={auditLogMessages.none}
      place={loaderData}
    >
      <ul className="space-y-3">
        {changes.map((change) => (
          <AuditEntryCard key={change.id} change={change} />
        ))}
      </ul>
    </ListPage>
  )
}

interface AuditLogSearchProps {
  readonly filter: {
    readonly text: string
    readonly operatorId: number | undefined
    readonly entity: string | undefined
  }
  readonly actors: readonly { readonly id: number; readonly name: string }[]
  readonly entities: readonly AuditedEntity[]
}

/** Filters the audit log by text, operator and kind of entity; the filter is in the URL. */
function AuditLogSearch({ filter, actors, entities }: AuditLogSearchProps) {
  return (
    <Form>
      <SearchField label={auditLogMessages.text} name="text" defaultValue={filter.text} />
      <FoldedFilters values={[filter.operatorId, filter.entity]}>
        <div className="grid grid-cols-2 gap-3">
          <SelectField label={auditLogMessages.who} name="who" defaultValue={filter.operatorId ?? ''}>
            <option value="">{auditLogMessages.everybody}</option>
            {actors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name} ({id})
              </option>
            ))}
          </SelectField>
          <SelectField label={auditLogMessages.what} name="what" defaultValue={filter.entity ?? ''}>
            <option value="">{auditLogMessages.everything}</option>
            {entities.map((entity) => (
              <option key={entity} value={entity}>
                {auditEntryMessages.entities[entity]}
              </option>
            ))}
          </SelectField>
        </div>
      </FoldedFilters>
    </Form>
  )
}
