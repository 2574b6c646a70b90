import { type RefObject, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { PlanName } from '#domain/plan.ts'
import { formMessages as forms } from '#page-messages/forms.ts'
import { popUpMessages as popUps } from '#page-messages/pop-ups.ts'
import { pricingMessages as pricing } from '#page-messages/pricing.ts'
import { pricingPath } from '#web/paths/storefront-paths.ts'
import { HoneypotFields } from '#web/storefront/forms/honeypot-fields.tsx'
import { SubmissionErrorNotice } from '#web/storefront/forms/submission-error-notice.tsx'
import { useSubmittedForm } from '#web/storefront/forms/use-submitted-form.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { usePopUp } from '#web/ui/pop-up.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { formNames, formPlans, maxLengths, type TypedPlanRequest, typedPlanRequestIn } from './plan-fields.ts'
import type { PlanResult } from './plan-form.ts'

interface PlanRequestFormProps {
  readonly plan: PlanName
  /** The result when the form was posted without script. */
  readonly resultWithoutScript?: PlanResult | undefined
  /** Holds what was typed while the dialog is closed. */
  readonly draft?: RefObject<TypedPlanRequest | undefined>
  readonly onSent?: () => void
}

/** The form that requests a plan, in the dialog or in the page. */
export function PlanRequestForm({ plan, resultWithoutScript, draft, onSent }: PlanRequestFormProps) {
  const fetcher = useFetcher<PlanResult>()
  const showPopUp = usePopUp()
  const form = useRef<HTMLFormElement>(null)
  const isSending = fetcher.state !== 'idle'
  const {
    result,
    invalid,
    errorOf,
    typed: sentBefore,
  } = useSubmittedForm({
    form,
    sent: fetcher.data,
    resultWithoutScript,
    onSent: () => {
      showPopUp(popUps.plan)
      if (draft) draft.current = undefined
      onSent?.()
    },
  })
  const typed = sentBefore ?? draft?.current
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={`${pricingPath(plan)}#request`}
      className="grid gap-4"
      onInput={(event) => {
        if (draft) draft.current = typedPlanRequestIn(new FormData(event.currentTarget))
      }}
    >
      <p className="mt-1 text-ink-soft">{pricing.formText}</p>
      {invalid && <Notice tone="error">{invalid.fieldErrors.plan ? pricing.choosePlan : pricing.notSent}</Notice>}
      <input type="hidden" name={formNames.plan} value={formPlans[plan]} />
      <TextField
        label={pricing.name}
        name={formNames.name}
        autoComplete="name"
        required
        maxLength={maxLengths.name}
        defaultValue={typed?.name}
        error={errorOf('name')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={pricing.email}
          name={formNames.email}
          type="email"
          autoComplete="email"
          required
          defaultValue={typed?.email}
          error={errorOf('email')}
        />
        <TextField
          label={pricing.phone}
          name={formNames.phone}
          type="tel"
          autoComplete="tel"
          required
          defaultValue={typed?.phone}
          error={errorOf('phone')}
        />
      </div>
      <TextField
        label={pricing.project}
        name={formNames.project}
        autoComplete="organization"
        placeholder={pricing.projectPlaceholder}
        required
        maxLength={maxLengths.project}
        defaultValue={typed?.project}
        error={errorOf('project')}
      />
      <TextArea
        label={pricing.projectDescription}
        name={formNames.description}
        rows={3}
        maxLength={maxLengths.description}
        defaultValue={typed?.description}
        hint={pricing.projectDescriptionHint}
        error={errorOf('description')}
      />
      <HoneypotFields />
      <SubmissionErrorNotice result={result} />
      <SubmitButton isSending={isSending} className="justify-self-start">
        {isSending ? forms.sending : pricing.send}
      </SubmitButton>
    </fetcher.Form>
  )
}
