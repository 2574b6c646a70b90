import { useState } from 'react'
import { checkoutMessages } from '#messages/checkout.ts'
import { formMessages } from '#messages/forms.ts'
import { useMessages } from '../../text/messages.ts'
import { TextField } from '../../ui/field.tsx'
import { useTowns } from '../../use-towns.tsx'
import { type CheckoutField, type FieldErrors, longest } from './checkout-form.ts'
import { storedDraft } from './draft-storage.ts'
import { PaymentChoice } from './payment-fields.tsx'

/** How each field is typed and filled in by the browser. */
const inputs = {
  nom: { autoComplete: 'name', autoCapitalize: 'words' },
  telephone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  adresse: { autoComplete: 'street-address' },
  ville: { autoComplete: 'address-level2' },
} as const

/** What the fields are for. It can be read before they come. */
export function FieldsHeading() {
  const checkout = useMessages(checkoutMessages)
  return (
    <>
      <p aria-hidden="true" className="font-display font-[560] text-2xl">
        {checkout.delivery}
      </p>
      <p className="mt-1 text-ink-soft">{checkout.allNeeded}</p>
    </>
  )
}

/** Who gets the parcel, where, and how it is paid. Filled in with what was typed before a reload. */
export function OrderFields({ errors }: { errors: FieldErrors }) {
  const checkout = useMessages(checkoutMessages)
  const forms = useMessages(formMessages)
  const towns = useTowns()
  const [draft] = useState(() => storedDraft.get())
  const fieldOf = (field: CheckoutField) => ({
    name: field,
    label: checkout.fields[field],
    defaultValue: draft[field],
    error: errors[field] && forms[errors[field]],
    maxLength: longest[field],
    required: true,
    ...inputs[field],
  })
  return (
    <>
      <fieldset>
        <legend className="sr-only">{checkout.delivery}</legend>
        <FieldsHeading />
        <div className="mt-5 grid gap-5 sm:grid-cols-2">
          <TextField {...fieldOf('nom')} className="sm:col-span-2" />
          <TextField {...fieldOf('email')} />
          <TextField {...fieldOf('telephone')} hint={checkout.phoneHint} />
          <TextField {...fieldOf('adresse')} hint={checkout.addressHint} className="sm:col-span-2" />
          <TextField {...fieldOf('ville')} {...towns.attributes} />
          {towns.suggestions}
        </div>
      </fieldset>
      <PaymentChoice chosen={draft.paymentMethod} />
    </>
  )
}
