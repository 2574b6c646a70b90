import { data, Form, redirect } from 'react-router'
import { z } from 'zod'
import { getCustomer } from '#domain/customers/get-customer.ts'
import { blockCustomer } from '#domain/orders/blocks/block-customer.ts'
import { listBlockedCustomers } from '#domain/orders/blocks/list-blocked-customers.ts'
import { parsePhone } from '#domain/phone.ts'
import { cleanPlainLine } from '#domain/text.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { customersMessages } from '#page-messages/backoffice/customers.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { EmptyList, ListSection } from '#web/backoffice/layout/list-page.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { RowLink } from '#web/backoffice/layout/row-link.tsx'
import { readTyped, typedIn } from '#web/forms/form.ts'
import { known, readFields, sentIdOrZero } from '#web/forms/form-fields.ts'
import { readForm } from '#web/forms/read-form.ts'
import { customersPath } from '#web/paths/backoffice-order-paths.ts'
import { formatPrice } from '#web/text/format.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/customers-page'
import { blockForm, blockOf } from './block-form.ts'
import { BlockNotice } from './block-notice.tsx'
import { BlockPanel } from './block-panel.tsx'
import { CustomerRecords } from './customer-records.tsx'
import { type DisplayedCustomer, displayedBlocks, displayedCustomer } from './displayed-customer.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  const { searchParams } = new URL(request.url)
  const typed = cleanPlainLine(searchParams.get('phone') ?? '')
  const phone = parsePhone(typed)
  const saved = (['blocked', 'ended'] as const).find((done) => searchParams.has(done))
  if (!phone) return { typed, outcome: 'none', blocked: displayedBlocks(await listBlockedCustomers(office)) } as const
  const customer = displayedCustomer(await getCustomer(office, phone))
  return { typed, outcome: 'found', customer, saved, today: tunisDayOf(office.clock.now()) } as const
}

const blockButtons = z.object({ do: known(['block', 'end-block']), version: sentIdOrZero })

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  const phone = parsePhone(new URL(request.url).searchParams.get('phone') ?? '')
  const form = await readForm(request)
  const { do: wanted, version } = readFields(blockButtons, form)
  if (!phone || !wanted) throw data(null, { status: 400 })
  const typed = typedIn(blockForm, form)
  const reading = wanted === 'block' ? readTyped(blockForm, typed) : undefined
  if (reading?.outcome === 'invalid') return data({ typed, fieldErrors: reading.fieldErrors }, { status: 422 })
  const block = reading && blockOf(reading.value)
  if (block?.endsAt && block.endsAt <= office.clock.now()) return data({ typed, isPast: true }, { status: 422 })
  const { outcome } = await blockCustomer(office, phone, { version, block })
  if (outcome === 'saved') return redirect(customersPath({ phone, done: block ? 'blocked' : 'ended' }))
  return data({ typed, isConflict: true }, { status: 409 })
}

/** Everything about one customer, found by phone number; without one the blocked numbers. */
export default function CustomersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { typed } = loaderData
  const customer = loaderData.outcome === 'found' ? loaderData.customer : undefined
  const name = customer?.names[0]
  return (
    <OfficePage
      title={name ?? customersMessages.title}
      heading={<bdi>{name ?? customersMessages.title}</bdi>}
      className="max-w-5xl space-y-5"
    >
      {!customer && <p className="text-ink-soft">{customersMessages.text}</p>}
      <Form method="get" action={customersPath()} className="flex flex-wrap items-end gap-3">
        <TextField
          key={typed}
          label={customersMessages.query}
          name="phone"
          type="tel"
          dir="ltr"
          defaultValue={typed}
          autoComplete="off"
          required
          className="min-w-56 flex-1"
          error={typed !== '' && !customer ? customersMessages.unreadable : undefined}
        />
        <Button type="submit" variant="secondary">
          {customersMessages.find}
        </Button>
      </Form>
      {loaderData.outcome === 'found' ? (
        <FoundCustomer found={loaderData} actionData={actionData} />
      ) : (
        <BlockedCustomers blocked={loaderData.blocked} />
      )}
    </OfficePage>
  )
}

type FoundData = Extract<Route.ComponentProps['loaderData'], { readonly outcome: 'found' }>

interface FoundCustomerProps {
  readonly found: FoundData
  readonly actionData: Route.ComponentProps['actionData']
}

function FoundCustomer({ found, actionData }: FoundCustomerProps) {
  const { customer, saved, today } = found
  const { phone, formattedPhone, block, emails } = customer
  const isConflict = actionData && 'isConflict' in actionData
  return (
    <>
      {saved && !actionData && (
        <Notice tone="success">
          {saved === 'blocked' ? customersMessages.block.saved : customersMessages.block.ended}
        </Notice>
      )}
      {isConflict && <Notice tone="error">{customersMessages.block.conflict}</Notice>}
      {actionData && 'isPast' in actionData && <Notice tone="error">{customersMessages.block.past}</Notice>}
      <BlockNotice block={block.block} />
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <a href={`tel:${phone}`} className={buttonClass('secondary', 'tabular-nums')}>
          <Icon name="phone" />
          <span className="sr-only">{customersMessages.call}</span> <bdi dir="ltr">{formattedPhone}</bdi>
        </a>
        {emails.map((email) => (
          <bdi key={email} className="break-all text-ink-soft text-sm">
            {email}
          </bdi>
        ))}
      </p>
      {customer.orders.length === 0 && <EmptyList text={customersMessages.unknown} />}
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
        <div className="space-y-4">
          <CustomerOverview customer={customer} />
          <BlockPanel
            version={block.version}
            block={block.block}
            today={today}
            typed={actionData?.typed}
            fieldErrors={actionData && 'fieldErrors' in actionData ? actionData.fieldErrors : {}}
          />
        </div>
        <div className="space-y-4">
          <CustomerRecords customer={customer} />
        </div>
      </div>
    </>
  )
}

/** The blocked phone numbers. */
function BlockedCustomers({ blocked }: { blocked: ReturnType<typeof displayedBlocks> }) {
  const { block: texts } = customersMessages
  if (blocked.length === 0) return <EmptyList text={texts.nobody} />
  return (
    <ListSection title={texts.list} rows={blocked.map((block) => ({ ...block, id: block.phone }))}>
      {({ phone, formattedPhone, kind, note, until }) => (
        <RowLink to={customersPath({ phone })}>
          <span className="block font-semibold tabular-nums">
            <bdi dir="ltr">{formattedPhone}</bdi>
          </span>
          <span className="wrap-anywhere block text-ink-soft text-sm">
            {texts.kinds[kind]} · <bdi>{note}</bdi> · {until === undefined ? texts.open : texts.until(until)}
          </span>
        </RowLink>
      )}
    </ListSection>
  )
}

/** The counts of a customer, what they usually order and what they agreed to. */
function CustomerOverview({ customer }: { customer: DisplayedCustomer }) {
  const { counts, usual, consents } = customer
  const refusedClass = counts.refused > 0 ? 'font-semibold text-clay-deep' : ''
  return (
    <>
      <Panel title={customersMessages.counts}>
        <dl className="grid [&_dd]:text-end grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
          <dt>{customersMessages.orders}</dt>
          <dd>{counts.orders}</dd>
          <dt>{customersMessages.delivered}</dt>
          <dd>{counts.delivered}</dd>
          <dt className={refusedClass}>{customersMessages.refused}</dt>
          <dd className={refusedClass}>{counts.refused}</dd>
          <dt>{customersMessages.cancelled}</dt>
          <dd>{counts.cancelled}</dd>
          <dt>{customersMessages.spent}</dt>
          <dd className="font-semibold">{formatPrice(counts.spent)}</dd>
        </dl>
      </Panel>
      <Panel title={customersMessages.usual}>
        {usual.length === 0 && <p className="text-ink-soft">{customersMessages.nothingUsual}</p>}
        <ul className="space-y-1">
          {usual.map(({ productId, name, pieces }) => (
            <li key={productId} className="flex justify-between gap-4">
              <bdi className="wrap-anywhere min-w-0">{name}</bdi>
              <span className="whitespace-nowrap text-ink-soft">{customersMessages.pieces(pieces)}</span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={customersMessages.consents}>
        <p>{consents.orderedOn ? customersMessages.ordered(consents.orderedOn) : customersMessages.neverOrdered}</p>
        <p className="mt-1">
          {consents.newsletterOn ? customersMessages.newsletter(consents.newsletterOn) : customersMessages.noNewsletter}
        </p>
      </Panel>
    </>
  )
}
