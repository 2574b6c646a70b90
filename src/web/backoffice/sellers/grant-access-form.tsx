import { useRef } from 'react'
import { Form } from 'react-router'
import { sellersMessages as messages } from '#page-messages/backoffice/sellers.ts'
import type { IdentityProblem, IdentityState } from '#web/backoffice/auth/check-submitted-identity.ts'
import { IdentityFields } from '#web/backoffice/auth/identity-fields.tsx'
import { fieldProps } from '#web/backoffice/forms/field-props.ts'
import { LanguageField } from '#web/backoffice/forms/language-field.tsx'
import { FocusedPart } from '#web/backoffice/layout/focused-part.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { type SellerFieldErrors, sellerForm, type TypedSeller } from './seller-form.ts'

interface GrantAccessFormProps {
  readonly identity: IdentityState
  /** What the fields begin with. */
  readonly typed: TypedSeller
  readonly problem: IdentityProblem | undefined
  readonly fieldErrors: SellerFieldErrors | undefined
  /** Whose number it is, if the operator has to say whether it is the same person. */
  readonly known: { readonly sellerId: number; readonly name: string } | undefined
}

/** Lets somebody into a store. */
export function GrantAccessForm({ identity, typed, problem, fieldErrors, known }: GrantAccessFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const names = { ...messages, locale: messages.language }
  const fields = fieldProps(sellerForm, { names, typed, fieldErrors: fieldErrors ?? {} })
  return (
    <Form method="post" ref={form} className="space-y-5">
      {/* A passkey submits the form without its button. */}
      <input type="hidden" name="do" value="grant" />
      <p>{messages.grantAccessText}</p>
      <TextField {...fields.name} autoComplete="off" />
      <TextField {...fields.phone} autoComplete="off" hint={messages.phoneHint} />
      <LanguageField {...fields.locale} />
      <IdentityFields {...{ form, identity, problem }} />
      {known && (
        <FocusedPart changed={known} block="center">
          <Notice tone="info">
            <p>{messages.known(known.name)}</p>
            <SubmitButton name="knownId" value={known.sellerId} variant="outline" className="mt-3">
              {messages.knownSure(known.name)}
            </SubmitButton>
          </Notice>
        </FocusedPart>
      )}
      <SubmitButton variant={known ? 'outline' : 'primary'}>{messages.grantAccessButton}</SubmitButton>
    </Form>
  )
}
