import { data, Form, Link } from 'react-router'
import { mayHandlePersonalData } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { sendDataLink } from '#domain/personal-data/data-link.ts'
import { type ErasureOutcome, erasePerson, type NotCalledBack } from '#domain/personal-data/erase-person.ts'
import { findPerson, type PersonalRecords } from '#domain/personal-data/read-person.ts'
import { formatPhone, type Phone } from '#domain/phone.ts'
import { cleanPlainLine } from '#domain/text.ts'
import { personMessages } from '#page-messages/backoffice/person.ts'
import { requireFreshSession } from '#web/backoffice/auth/require-session.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { EmptyList } from '#web/backoffice/layout/empty-list.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { readFields } from '#web/forms/form-fields.ts'
import { readForm } from '#web/forms/read-form.ts'
import { done } from '#web/http/done.ts'
import { planRequestPath } from '#web/paths/backoffice-message-paths.ts'
import { ordersPath } from '#web/paths/backoffice-order-paths.ts'
import { personPath } from '#web/paths/backoffice-paths.ts'
import { fieldsOf } from '#web/personal-data/person-file.ts'
import { listSeparator } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/person-page'
import { AnswerPanel } from './answer-panel.tsx'
import { personForm } from './person-form.ts'
import { readPersonKey } from './read-person-key.ts'
import { RecordsPanel } from './records-panel.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  requireAllowed(mayHandlePersonalData(office.actor))
  const { searchParams } = new URL(request.url)
  const typed = cleanPlainLine(searchParams.get('q') ?? '')
  if (typed === '') return { typed, outcome: 'empty' } as const
  const found = await readPersonKey(office, typed)
  if (found.outcome !== 'found') return { typed, outcome: found.outcome } as const
  const records = await findPerson(office, found.key)
  const contact = found.key.by === 'phone' ? formatPhone(found.key.phone) : typed
  return {
    ...({ typed, outcome: 'found', by: found.key.by, contact } as const),
    ...{ others: otherContacts(records, contact), isCalled: searchParams.has('called') },
    records: records.map(({ table, count, rows }) => ({ table, count, rows: rows.map((row) => fieldsOf(table, row)) })),
  }
}

/** The phone numbers and addresses beside what was found, under which more may be held. */
function otherContacts(records: readonly PersonalRecords[], found: string): string[] {
  const contacts = records
    .filter(({ table }) => ['orders', 'comments', 'contact_messages', 'plan_requests'].includes(table))
    .flatMap(({ rows }) => rows.flatMap((row) => [row.customer_phone ?? row.phone, row.customer_email ?? row.email]))
    .filter((contact) => typeof contact === 'string')
    .map((contact) => (contact.includes('@') ? contact : formatPhone(contact as Phone)))
  return [...new Set(contacts)].filter((contact) => contact.toLowerCase() !== found.toLowerCase()).slice(0, 10)
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  requireAllowed(mayHandlePersonalData(office.actor))
  const { q, do: wanted, called } = readFields(personForm, await readForm(request))
  const found = await readPersonKey(office, q)
  if (found.outcome !== 'found') throw data(null, { status: 400 })
  const { key } = found
  if (wanted === 'send-link' && key.by === 'email') return done({ link: await sendDataLink(office, key.email) })
  if (wanted !== 'erase' || key.by === 'email') throw data(null, { status: 400 })
  requireFreshSession(context, request, personPath(q, called))
  const result = await erasePerson(office, { key, isCalledBack: called })
  return result.outcome === 'erased' ? done({ result }) : data({ result }, { status: 409 })
}

/** Finds what the shop holds of a person, hands it out and erases it. */
export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, outcome } = loaderData
  return (
    <OfficePage title={personMessages.title} text={personMessages.text}>
      <Form method="get" action={personPath()} className="flex flex-wrap items-end gap-3">
        <TextField
          key={typed}
          label={personMessages.query}
          name="q"
          defaultValue={typed}
          autoComplete="off"
          required
          className="min-w-64 flex-1"
          error={outcome === 'unreadable' || outcome === 'unknownOrder' ? personMessages[outcome] : undefined}
        />
        <Button type="submit" variant="secondary">
          {personMessages.find}
        </Button>
      </Form>
      {actionData && 'link' in actionData && <Notice tone="success">{personMessages.links[actionData.link]}</Notice>}
      {actionData && 'result' in actionData && <ErasureNotice result={actionData.result} />}
      {outcome === 'found' && <Found found={loaderData} />}
    </OfficePage>
  )
}

type FoundPerson = Extract<Route.ComponentProps['loaderData'], { readonly outcome: 'found' }>

function Found({ found: { typed, by, contact, others, isCalled, records } }: { found: FoundPerson }) {
  if (records.length === 0) return <EmptyList text={personMessages.nothing} />
  return (
    <>
      {others.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          {personMessages.also}
          {others.map((other) => (
            <Link key={other} to={personPath(other)} className="text-link break-all">
              <bdi dir="ltr">{other}</bdi>
            </Link>
          ))}
        </p>
      )}
      <AnswerPanel query={typed} {...{ by, contact, isCalled }} />
      {records.map((part) => (
        <RecordsPanel key={part.table} {...part} />
      ))}
    </>
  )
}

/** What came of an erasure, with links to what has to be settled first. */
function ErasureNotice({ result }: { result: ErasureOutcome | NotCalledBack }) {
  if (result.outcome === 'erased') return <Notice tone="success">{personMessages.erased(result.rows)}</Notice>
  if (result.outcome === 'not-called-back') return <Notice tone="error">{personMessages.notCalled}</Notice>
  const links = [
    ...result.orders.map((number) => ({ name: number, to: ordersPath({ search: number }) })),
    ...result.planRequests.map((id) => ({ name: personMessages.planRequest(id), to: planRequestPath(id) })),
  ]
  return (
    <Notice tone="error">
      {personMessages.unsettled}{' '}
      {links.map(({ name, to }, index) => (
        <span key={to}>
          {index > 0 && listSeparator}
          <Link to={to} className="font-semibold underline">
            {name}
          </Link>
        </span>
      ))}
    </Notice>
  )
}
