import type { ReactNode } from 'react'
import { checkoutMessages as checkout } from '#page-messages/checkout.ts'
import { formMessages as forms } from '#page-messages/forms.ts'
import { useTownSuggestions } from '#web/forms/use-town-suggestions.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useSaleTerms } from '#web/use-sale-terms.ts'
import { type CheckoutField, type FieldErrors, maxLengths } from './checkout-fields.ts'
import type { Draft } from './draft-storage.ts'

/** Input types and autofill hints of the fields. */
const inputs = {
  nom: { autoComplete: 'name', autoCapitalize: 'words' },
  telephone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  adresse: { autoComplete: 'address-line1' },
  ville: { autoComplete: 'address-level2' },
} as const

/** The heading of the fields, which is also rendered before hydration. */
export function FieldsHeading() {
  return (
    <>
      <p aria-hidden="true" className="font-display font-[560] text-2xl">
        {checkout.delivery}
      </p>
      <p className="mt-1 text-ink-soft text-sm sm:text-base">{checkout.allNeeded}</p>
    </>
  )
}

export interface OrderFieldsProps {
  readonly errors: FieldErrors
  /** Initial values: what was typed before. */
  readonly typed: Draft
  /** The field that gets the focus on a page without script. */
  readonly focusOn?: CheckoutField | undefined
}

/** The fields of recipient, address and payment method. */
export function OrderFields({ errors, typed, focusOn, notes }: OrderFieldsProps & { readonly notes: ReactNode }) {
  const towns = useTownSuggestions()
  const fieldOf = (field: keyof typeof inputs) => ({
    name: field,
    label: checkout.fields[field],
    defaultValue: typed[field],
    error: errors[field] && checkout.wrongField(checkout.fields[field], forms[errors[field]]),
    maxLength: maxLengths[field],
    required: true,
    autoFocus: field === focusOn,
    ...inputs[field],
  })
  return (
    <>
      <fieldset>
        <legend className="sr-only">{checkout.delivery}</legend>
        <FieldsHeading />
        <div className="mt-4 grid gap-x-5 gap-y-3.5 sm:mt-5 sm:grid-cols-2 sm:gap-y-5">
          <TextField {...fieldOf('nom')} className="sm:col-span-2" />
          <TextField {...fieldOf('email')} />
          <TextField {...fieldOf('telephone')} hint={checkout.phoneHint} />
          <TextField {...fieldOf('adresse')} hint={checkout.addressHint} className="sm:col-span-2" />
          <TextField {...fieldOf('ville')} {...towns.attributes} />
          {towns.suggestions}
        </div>
      </fieldset>
      <PaymentChoice chosen={typed.paymentMethod} />
      {notes}
    </>
  )
}

/** The choice of the payment method. */
function PaymentChoice({ chosen }: { chosen: string }) {
  const { payments } = useSaleTerms()
  const initial = payments.find(({ wire }) => wire === chosen) ?? payments[0]
  return (
    <fieldset className="mt-7 sm:mt-10">
      <legend className="font-display font-[560] text-2xl">{checkout.payment}</legend>
      <div className="mt-3 grid gap-3 sm:mt-5 sm:grid-cols-2">
        {payments.map((payment) => (
          <label
            key={payment.wire}
            className="flex gap-3 rounded-xl border border-ink/25 bg-white p-4 has-focus-visible:outline-3 has-checked:border-door has-checked:bg-door/6 has-focus-visible:outline-door has-focus-visible:outline-offset-2 has-checked:ring-1 has-checked:ring-door"
          >
            <input
              type="radio"
              name="paymentMethod"
              value={payment.wire}
              defaultChecked={payment === initial}
              className="mt-0.5 size-5 shrink-0 accent-door outline-none"
            />
            <span className="flex-1">
              <span className="flex items-center justify-between gap-2 font-semibold">
                {checkout.payments[payment.method].name}
                <Icon
                  name={payment.isPaidOnline ? 'cash' : payment.isPrepaid ? 'mail' : 'truck'}
                  className="size-5 text-door"
                />
              </span>
              <span className="mt-1 block text-ink-soft text-sm">{checkout.payments[payment.method].text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
