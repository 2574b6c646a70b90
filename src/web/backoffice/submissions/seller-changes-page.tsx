import { Form } from 'react-router'
import { listAuditLog } from '#domain/audit/list-audit-log.ts'
import { markSellerChangesSeen } from '#domain/audit/mark-seller-changes-seen.ts'
import { listAdminStoreNames } from '#domain/catalog/admin/admin-stores.ts'
import { cleanPlainLine } from '#domain/text.ts'
import { undoChange } from '#domain/undo/undo-change.ts'
import { auditLogMessages } from '#page-messages/backoffice/audit-log.ts'
import { sellerChangesMessages as messages } from '#page-messages/backoffice/seller-changes.ts'
import { AuditEntryCard } from '#web/backoffice/audit-log/audit-entry-card.tsx'
import { displayedAuditEntries } from '#web/backoffice/audit-log/displayed-audit-entry.ts'
import { readEntryId } from '#web/backoffice/audit-log/entry-id.ts'
import { requireSession } from '#web/backoffice/auth/require-session.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { FocusedNotice } from '#web/backoffice/layout/focused-notice.tsx'
import { FoldedFilters } from '#web/backoffice/layout/folded-filters.tsx'
import { ListPage } from '#web/backoffice/layout/list-page.tsx'
import { readListQuery } from '#web/backoffice/layout/read-list-query.ts'
import { SearchField } from '#web/backoffice/layout/search-field.tsx'
import { useLastActionData } from '#web/backoffice/layout/use-last-action-data.ts'
import { readForm } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { done, doneIf } from '#web/http/done.ts'
import { parseId, readId } from '#web/http/parse-id.ts'
import { shopFactsIn } from '#web/page-context.ts'
import { SelectField } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/seller-changes-page'

const parts = ['to-see', 'all'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const operator = requireSession(context, request)
  const { part, searchParams } = readListQuery(request, 'show', parts)
  const text = cleanPlainLine(searchParams.get('text') ?? '')
  const storeId = readId(searchParams.get('store'))
  const [page, stores, { categories }] = await Promise.all([
    listAuditLog(office, {
      text,
      olderThan: readEntryId(searchParams.get('before')),
      bySellers: { storeId, isToSee: part === 'to-see' },
    }),
    listAdminStoreNames(office, storeId),
    shopFactsIn(context),
  ])
  const changes = displayedAuditEntries(page, operator, categories)
  return { part, text, storeId, stores, changes, olderThan: page.olderThan }
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  const form = await readForm(request)
  if (!form.has('undo')) {
    const seen = form.getAll('seen').flatMap((id) => readEntryId(String(id)) ?? [])
    await markSellerChangesSeen(office, seen)
    return done({ outcome: 'seen' as const })
  }
  const id = parseId(String(form.get('undo')))
  const outcome = await catchNotFound(undoChange(office, id))
  if (outcome === 'undone') await markSellerChangesSeen(office, [id])
  return doneIf(outcome === 'undone', { outcome })
}

/** What makers have changed of their pieces, which is in the shop at once: what was and what is, with undo. */
export default function SellerChangesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { part, text, storeId, stores, changes } = loaderData
  const result = useLastActionData(actionData)
  return (
    <ListPage
      title={messages.title}
      parts={{
        ...{ parameter: 'show', all: parts, chosen: part, names: messages.parts },
        kept: { store: storeId, text: text || undefined },
      }}
      tools={
        <>
          <p className="text-ink-soft">{messages.text}</p>
          <Form>
            <input type="hidden" name="show" value={part} />
            <SearchField label={auditLogMessages.text} name="text" defaultValue={text} />
            <FoldedFilters values={[storeId]}>
              <SelectField
                label={messages.store}
                name="store"
                defaultValue={storeId ?? ''}
                choices={stores.map(({ id, name }) => ({ value: String(id), name }))}
              >
                <option value="">{messages.everyStore}</option>
              </SelectField>
            </FoldedFilters>
          </Form>
          {result && (
            <FocusedNotice
              changed={result}
              tone={result.outcome === 'undone' || result.outcome === 'seen' ? 'success' : 'error'}
            >
              {result.outcome === 'seen' ? messages.done : auditLogMessages.outcomes[result.outcome]}
            </FocusedNotice>
          )}
        </>
      }
      rows={changes}
      empty={part === 'all' ? messages.noneYet : messages.none}
      place={loaderData}
    >
      <ul className="space-y-3">
        {changes.map((change) => (
          <AuditEntryCard key={change.id} change={change} />
        ))}
      </ul>
      {part === 'to-see' && (
        <Form method="post">
          {changes.map(({ id }) => (
            <input key={id} type="hidden" name="seen" value={id} />
          ))}
          <SubmitButton variant="secondary">{messages.seen}</SubmitButton>
        </Form>
      )}
    </ListPage>
  )
}
