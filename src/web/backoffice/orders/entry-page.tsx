import { randomUUID } from 'node:crypto'
import { type FormEvent, useRef, useState } from 'react'
import { data, Form, redirect, useNavigation } from 'react-router'
import { getHouse } from '#domain/house/house-setting.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { formatPrice } from '#domain/money.ts'
import { enterOrder } from '#domain/orders/enter-order.ts'
import { type CustomerNotes, longestCustomerNote, type OrderRequest } from '#domain/orders/order.ts'
import { orderSources } from '#domain/orders/order-source.ts'
import { cleanText } from '#domain/text.ts'
import { readForm, textIn } from '../../read-form.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextArea } from '../../ui/field.tsx'
import { LeaveGuard } from '../layout/leave-guard.tsx'
import { OfficeTitle } from '../layout/office-title.tsx'
import { Panel } from '../layout/panel.tsx'
import { officeIn } from '../office-context.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { Route } from './+types/entry-page'
import { DeliveryFields } from './delivery-fields.tsx'
import { readDelivery, typedDelivery } from './delivery-form.ts'
import { KnownCustomer, useKnownCustomer } from './known-customer.tsx'
import { LinesFields } from './lines-fields.tsx'
import { readClaimedTotal, readLines } from './lines-form.ts'
import { ClaimedTotal, LinesNotice } from './lines-notice.tsx'

/** A form sent twice is one order: its key is made with it. */
export function loader() {
  return { key: randomUUID() }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const office = officeIn(context)
  const source = orderSources.find((source) => source === textIn(form, 'source')) ?? 'phone'
  if (source === 'visit') await sendNowhere(office, form)
  const reading = readDelivery(form)
  const lines = readLines(form)
  if ('mistakes' in reading || lines.length === 0) {
    const mistakes = 'mistakes' in reading ? reading.mistakes : {}
    const typed = typedDelivery(form)
    return data({ outcome: 'invalid', mistakes, typed, hasLines: lines.length > 0 } as const, { status: 422 })
  }
  const { customer, address, city, governorate } = reading.correction
  const wish: OrderRequest = {
    ...{ customer, delivery: { address, city, ...(governorate && { governorate }) }, lines },
    payment: textIn(form, 'payment') === 'paypal' ? 'paypal' : 'cash-on-delivery',
    source,
    claimedTotal: readClaimedTotal(form),
    idempotencyKey: `office-${textIn(form, 'key')}`,
    ...notesIn(form),
  }
  const result = await enterOrder(office, wish, { isConfirmed: form.has('confirmed') })
  if (result.outcome === 'placed') return redirect(`/admin/orders/${result.order.id}`)
  return data(result, { status: 409 })
}

/** What is handed over in the shop needs no address: where none is given it is that of the shop. */
async function sendNowhere(office: Marketplace, form: FormData): Promise<void> {
  const { street, city } = await getHouse(office)
  if (textIn(form, 'address').trim() === '') form.set('address', street)
  if (textIn(form, 'city').trim() === '') form.set('city', city)
}

/** The fields hold no more than an order does. */
function notesIn(form: FormData): CustomerNotes {
  const note = (field: keyof CustomerNotes) => cleanText(textIn(form, field)).slice(0, longestCustomerNote)
  const [customerNote, giftNote] = [note('customerNote'), note('giftNote')]
  return { ...(customerNote && { customerNote }), ...(giftNote && { giftNote }) }
}

function NoteField({ field, label }: { field: keyof CustomerNotes; label: string }) {
  return <TextArea name={field} label={label} rows={2} maxLength={longestCustomerNote} dir="auto" />
}

/** The key stays while the form is being put right. */
export function shouldRevalidate() {
  return false
}

/** An order that came on the phone or by a message, written down by somebody of the shop. */
export default function EntryPage({ loaderData: { key }, actionData }: Route.ComponentProps) {
  const { orders } = useOfficeMessages()
  const { entry, sources, payments, lines: words } = orders
  const isSending = useNavigation().state !== 'idle'
  const refusal =
    actionData && actionData.outcome !== 'invalid' && actionData.outcome !== 'key-reused' ? actionData : undefined
  const isInvalid = actionData?.outcome === 'invalid'
  const [isDirty, setDirty] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const known = useKnownCustomer()
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    setDirty(true)
    if (target instanceof HTMLInputElement && target.name === 'phone') known.lookUp(target.value)
  }
  return (
    <div className="mx-auto max-w-2xl">
      <OfficeTitle title={entry.title} />
      <h1 className="text-2xl sm:text-3xl">{entry.title}</h1>
      <p className="text-ink-soft">{entry.text}</p>
      <Form method="post" noValidate className="mt-4 space-y-4" ref={form} onChange={onChange}>
        <input type="hidden" name="key" value={key} />
        <Panel title={orders.sheet.pieces}>
          <LinesFields />
          {isInvalid && !actionData.hasLines && <p className="text-clay">{words.empty}</p>}
        </Panel>
        <Panel title={orders.sheet.customer}>
          <DeliveryFields
            afterPhone={<KnownCustomer fields={known.fields} form={form} />}
            {...(isInvalid && { mistakes: actionData.mistakes, typed: actionData.typed })}
          />
          <div className="mt-4 grid gap-4 sm:grid-cols-2">
            <SelectField
              label={entry.source}
              name="source"
              hint={entry.inPerson}
              defaultValue="phone"
              choices={orderSources
                .filter((source) => source !== 'shop')
                .map((value) => ({ value, name: sources[value] }))}
            />
            <SelectField
              label={entry.payment}
              name="payment"
              choices={[
                { value: 'cash-on-delivery', name: payments['cash-on-delivery'] },
                { value: 'paypal', name: payments.paypal },
              ]}
            />
          </div>
          <div className="mt-4 grid gap-4 sm:grid-cols-2">
            <NoteField field="customerNote" label={orders.customerNotes.note} />
            <NoteField field="giftNote" label={orders.customerNotes.giftNote} />
          </div>
          <label className="mt-3 flex min-h-11 items-center gap-3">
            <input type="checkbox" name="confirmed" className="size-5 shrink-0 accent-door" />
            {entry.isConfirmed}
          </label>
        </Panel>
        {refusal && <LinesNotice refusal={refusal} />}
        <ClaimedTotal refusal={refusal} />
        <Button type="submit" disabled={isSending} className="w-full text-lg">
          {refusal?.outcome === 'repriced' ? words.agree(formatPrice(refusal.quote.totals.total)) : entry.ask}
        </Button>
        <LeaveGuard isDirty={isDirty && !isSending} />
      </Form>
    </div>
  )
}
