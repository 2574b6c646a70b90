import { randomUUID } from 'node:crypto'
import { type FormEvent, useRef, useState } from 'react'
import { data, Form, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import { locales } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type CustomerNotes, maxCustomerNoteLength, type OrderRequest } from '#domain/orders/order.ts'
import { orderSources } from '#domain/orders/order-source.ts'
import { enterOrder } from '#domain/orders/placing/enter-order.ts'
import { defaultPaymentMethod, isPrepaid, paymentMethodNames } from '#domain/payment-method.ts'
import { noPhone } from '#domain/phone.ts'
import { getShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { orderEntryMessages as entry } from '#page-messages/backoffice/order-entry.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { LanguageField } from '#web/backoffice/forms/language-field.tsx'
import { BackofficeTitle } from '#web/backoffice/layout/backoffice-title.tsx'
import { FocusedPart } from '#web/backoffice/layout/focused-part.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { UnsavedChangesGuard } from '#web/backoffice/layout/unsaved-changes-guard.tsx'
import { DeliveryFields } from '#web/backoffice/orders/delivery/delivery-fields.tsx'
import { readDelivery, typedDeliveryIn } from '#web/backoffice/orders/delivery/delivery-form.ts'
import { LinesFields } from '#web/backoffice/orders/lines/lines-fields.tsx'
import { readClaimedTotal, readLines } from '#web/backoffice/orders/lines/lines-form.ts'
import { ClaimedTotal, isLinesRefusal, LinesNotice } from '#web/backoffice/orders/lines/lines-notice.tsx'
import { cutParagraphs, isSent, known, rawText, readFields } from '#web/forms/form-fields.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { useFocusOnRefusal } from '#web/forms/use-focus-on-refusal.ts'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { formatPrice } from '#web/text/format.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField, TextArea } from '#web/ui/field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/order-entry-page'
import { PreviousCustomerOffer, usePreviousCustomer } from './previous-customer.tsx'

/** Creates the idempotency key of the form, so that sending it twice places one order. */
export async function loader({ context }: Route.LoaderArgs) {
  return { key: randomUUID(), mainLocale: await getMainLocale(officeIn(context)) }
}

/** The fields of an entered order beside those of its delivery and its lines. */
const orderEntryForm = z
  .object({
    source: known(orderSources),
    locale: known(locales),
    payment: known(paymentMethodNames),
    key: rawText,
    customerNote: cutParagraphs(maxCustomerNoteLength),
    giftNote: cutParagraphs(maxCustomerNoteLength),
    confirmed: isSent,
    handed: isSent,
  })
  .transform(({ source = 'phone', locale = 'main' as const, payment = defaultPaymentMethod, key, ...sent }) => ({
    ...{ source, locale, payment, idempotencyKey: `office-${key}` },
    notes: {
      ...(sent.customerNote && { customerNote: sent.customerNote }),
      ...(sent.giftNote && { giftNote: sent.giftNote }),
    },
    isConfirmed: sent.confirmed,
    isHandedOver: sent.handed && source === 'visit' && !isPrepaid(payment),
  }))

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const office = officeIn(context)
  const { source, locale, payment, idempotencyKey, notes, isConfirmed, isHandedOver } = readFields(orderEntryForm, form)
  const hasPhone = textIn(form, 'phone').trim() !== ''
  if (source === 'visit') await fillInShop(office, form)
  const reading = readDelivery(form)
  const lines = readLines(form)
  if ('fieldErrors' in reading || lines.length === 0) {
    const fieldErrors = 'fieldErrors' in reading ? reading.fieldErrors : {}
    const typed = typedDeliveryIn(form)
    return data({ outcome: 'invalid', fieldErrors, typed, hasLines: lines.length > 0 } as const, { status: 422 })
  }
  const { customer, address, city, governorate } = reading.correction
  const order: OrderRequest = {
    customer: hasPhone ? customer : { ...customer, phone: noPhone },
    ...{ delivery: { address, city, ...(governorate && { governorate }) }, lines },
    ...{ payment, source, locale, claimedTotal: readClaimedTotal(form), idempotencyKey, ...notes },
  }
  const result = await enterOrder(office, order, { isConfirmed, isHandedOver })
  if (result.outcome === 'placed') return redirect(orderDetailsPath(result.order.id))
  return data({ ...result, source }, { status: 409 })
}

/** Fills in what nobody asks for at the counter: a name, and the phone and address of the shop. */
async function fillInShop(office: Marketplace, form: FormData): Promise<void> {
  const { street, city, phone } = await getShopProfile(office)
  const filled = { name: orderNamesMessages.sources.visit, phone, address: street, city }
  for (const [field, value] of Object.entries(filled)) if (textIn(form, field).trim() === '') form.set(field, value)
}

function NoteField({ field, label }: { field: keyof CustomerNotes; label: string }) {
  return <TextArea name={field} label={label} rows={2} maxLength={maxCustomerNoteLength} dir="auto" />
}

/** Keeps the idempotency key while the form is corrected. */
export function shouldRevalidate() {
  return false
}

/** The form for an order that a customer placed by phone or message. */
export default function OrderEntryPage({ loaderData: { key, mainLocale }, actionData }: Route.ComponentProps) {
  const { lines: texts } = ordersMessages
  const { sources, paymentMethods } = orderNamesMessages
  const isSending = useNavigation().state !== 'idle'
  const refusal = actionData && isLinesRefusal(actionData) ? actionData : undefined
  const isInvalid = actionData?.outcome === 'invalid'
  const [hasUnsavedChanges, setHasUnsavedChanges] = useState(false)
  const [isInPerson, setInPerson] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const known = usePreviousCustomer()
  useFocusOnRefusal(form, isInvalid ? actionData : undefined)
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    setHasUnsavedChanges(true)
    if (target instanceof HTMLInputElement && target.name === 'phone') known.lookUp(target.value)
  }
  return (
    <div className="mx-auto max-w-2xl">
      <BackofficeTitle title={entry.title} />
      <h1 className="text-2xl sm:text-3xl">{entry.title}</h1>
      <p className="text-ink-soft">{entry.text}</p>
      <Form method="post" noValidate className="group mt-4 space-y-4" ref={form} onChange={onChange}>
        <input type="hidden" name="key" value={key} />
        <Panel title={ordersMessages.details.pieces}>
          <LinesFields error={isInvalid && !actionData.hasLines ? texts.empty : undefined} />
        </Panel>
        <Panel title={ordersMessages.details.customer}>
          {/* First, since a sale in person needs none of what follows. */}
          <SelectField
            label={entry.source}
            name="source"
            hint={entry.inPerson}
            defaultValue="phone"
            onChange={({ target }) => setInPerson(target.value === 'visit')}
            choices={orderSources
              .filter((source) => source !== 'shop')
              .map((value) => ({ value, name: sources[value] }))}
            className="mb-4"
          />
          <DeliveryFields
            afterPhone={<PreviousCustomerOffer fields={known.fields} form={form} />}
            {...(isInvalid && { fieldErrors: actionData.fieldErrors, typed: actionData.typed })}
          />
          <div className="mt-4 grid gap-4 sm:grid-cols-2">
            <SelectField
              label={entry.payment}
              name="payment"
              choices={paymentMethodNames.map((value) => ({
                value,
                name: isInPerson && !isPrepaid(value) ? ordersMessages.paidInPerson : paymentMethods[value],
              }))}
            />
            <LanguageField label={entry.language} name="locale" defaultValue={mainLocale} />
          </div>
          <div className="mt-4 grid gap-4 sm:grid-cols-2">
            <NoteField field="customerNote" label={orderNamesMessages.customerNotes.note} />
            <NoteField field="giftNote" label={orderNamesMessages.customerNotes.giftNote} />
          </div>
          {/* Shown by CSS, so that it works without script. */}
          <label className="mt-3 hidden min-h-11 items-center gap-3 group-has-[option[value=visit]:checked]:flex">
            <input type="checkbox" name="handed" defaultChecked className="size-5 shrink-0 accent-door" />
            {entry.isHandedOver}
          </label>
          <Checkbox name="confirmed" className="mt-3 group-has-[option[value=visit]:checked]:hidden">
            {entry.isConfirmed}
          </Checkbox>
        </Panel>
        {refusal && (
          <FocusedPart changed={refusal} block="center">
            <LinesNotice refusal={refusal} source={refusal.source} />
          </FocusedPart>
        )}
        <ClaimedTotal refusal={refusal} />
        <SubmitButton className="w-full text-lg">
          {refusal?.outcome === 'repriced' ? texts.agree(formatPrice(refusal.quote.totals.total)) : entry.ask}
        </SubmitButton>
        <UnsavedChangesGuard hasUnsavedChanges={hasUnsavedChanges && !isSending} />
      </Form>
    </div>
  )
}
