import { data, Form, Link, useHref } from 'react-router'
import { mayHandlePersonalData } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { sendDataLink } from '#domain/personal-data/data-link.ts'
import { type ErasureOutcome, erasePerson, type NotCalledBack } from '#domain/personal-data/erase-person.ts'
import type { PersonalTableName } from '#domain/personal-data/personal-tables.ts'
import { findPerson, type PersonalRecords } from '#domain/personal-data/read-person.ts'
import { formatPhone, type Phone } from '#domain/phone.ts'
import { cleanPlainLine } from '#domain/text.ts'
import { personMessages } from '#page-messages/backoffice/person.ts'
import { personalDataMessages } from '#page-messages/personal-data.ts'
import { requireFreshSession } from '#web/backoffice/auth/require-session.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { EmptyList } from '#web/backoffice/layout/list-page.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { readFields } from '#web/forms/form-fields.ts'
import { readForm } from '#web/forms/read-form.ts'
import { done } from '#web/http/done.ts'
import { planRequestPath } from '#web/paths/backoffice-message-paths.ts'
import { ordersPath } from '#web/paths/backoffice-order-paths.ts'
import { personFilePath, personPath } from '#web/paths/backoffice-paths.ts'
import { fieldsOf } from '#web/personal-data/person-file.ts'
import { listSeparator } from '#web/text/format.ts'
import { AskFirst } from '#web/ui/ask-first.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/person-page'
import { personForm, readPersonKey } from './read-person-key.ts'

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
        <SubmitButton variant="secondary">{personMessages.find}</SubmitButton>
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

interface AnswerPanelProps {
  /** The search as typed. */
  readonly query: string
  readonly by: 'phone' | 'email' | 'order'
  readonly contact: string
  /** Whether the operator said so before the identity was checked. */
  readonly isCalled: boolean
}

/** What may be done for a person who asks: after a call back for a phone number, by a link for an email address. */
function AnswerPanel({ query, by, contact, isCalled }: AnswerPanelProps) {
  const action = useHref(personPath(query))
  if (by === 'email')
    return (
      <Panel title={personMessages.answer}>
        <p>{personMessages.byEmail}</p>
        <Form method="post" action={personPath(query)} className="mt-4">
          <input type="hidden" name="q" value={query} />
          <SubmitButton name="do" value="send-link" variant="secondary">
            {personMessages.sendLink}
          </SubmitButton>
        </Form>
      </Panel>
    )
  return (
    <Panel title={personMessages.answer}>
      <p>{personMessages.byPhone}</p>
      {/* A document request, since one of the buttons downloads a file. */}
      <form method="post" action={action} className="mt-3 space-y-4">
        <input type="hidden" name="q" value={query} />
        <Checkbox name="called" required defaultChecked={isCalled}>
          <span>{by === 'phone' ? personMessages.called(contact) : personMessages.calledOrder}</span>
        </Checkbox>
        <SubmitButton formAction={personFilePath()} variant="secondary">
          {personMessages.download}
        </SubmitButton>
        <div className="border-sand-deep border-t pt-4">
          <AskFirst label={personMessages.erase} isOpen={isCalled}>
            <p>{personMessages.eraseText}</p>
            <SubmitButton name="do" value="erase">
              {personMessages.eraseSure}
            </SubmitButton>
          </AskFirst>
        </div>
      </form>
    </Panel>
  )
}

interface RecordsPanelProps {
  readonly table: PersonalTableName
  readonly count: number
  readonly rows: readonly (readonly { readonly name: string; readonly value: string }[])[]
}

/** The rows of one table with data of a person, folded: how many there are comes first. */
function RecordsPanel({ table, count, rows }: RecordsPanelProps) {
  return (
    <details className="panel px-4 sm:px-6">
      <summary className="min-h-14 justify-between">
        <h2 className="text-lg">{personMessages.countOf(personalDataMessages.tables[table], count)}</h2>
      </summary>
      {rows.length < count && <p className="mb-2 text-ink-soft text-sm">{personMessages.newest(rows.length, count)}</p>}
      <ul className="divide-y divide-sand-deep pb-4">
        {rows.map((fields) => (
          <li key={fields[0]?.value} className="py-3 first:pt-0 last:pb-0">
            <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[11rem_1fr]">
              {fields.map(({ name, value }) => (
                <div key={name} className="contents">
                  <dt className="text-ink-soft text-sm sm:leading-6">{name}</dt>
                  <dd dir="auto" className="min-w-0">
                    <Value text={value} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </details>
  )
}

const longText = 300

/** Long texts, such as letters, are folded. */
function Value({ text }: { text: string }) {
  const words = <span className="whitespace-pre-wrap break-words">{text}</span>
  if (text.length <= longText) return words
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-door underline">{personMessages.show}</summary>
      {words}
    </details>
  )
}
