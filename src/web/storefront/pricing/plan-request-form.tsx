import { type RefObject, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { PlanName } from '#domain/memberships/plan.ts'
import { formMessages } from '#messages/forms.ts'
import { popUpMessages } from '#messages/pop-ups.ts'
import { pricingMessages } from '#messages/pricing.ts'
import { useMessages } from '../../text/messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { usePopUp } from '../../ui/pop-up.tsx'
import { NotTakenNotice } from '../not-taken-notice.tsx'
import { useSentForm } from '../sent-form.ts'
import { TrapFields } from '../trap-fields.tsx'
import { formNames, formPlans, longest, type PlanAnswer, type TypedPlanRequest, typedIn } from './plan-form.ts'
import type { clientAction } from './pricing-page.tsx'

interface PlanRequestFormProps {
  readonly plan: PlanName
  /** What the page says when the form was posted without script. */
  readonly answerBeforeScript?: PlanAnswer | undefined
  /** Keeps what was typed while the form is away. */
  readonly draft?: RefObject<TypedPlanRequest | undefined>
  readonly onSent?: () => void
}

/** Asks for a plan, in the dialog or in the page. */
export function PlanRequestForm({ plan, answerBeforeScript, draft, onSent }: PlanRequestFormProps) {
  const pricing = useMessages(pricingMessages)
  const forms = useMessages(formMessages)
  const popUps = useMessages(popUpMessages)
  const fetcher = useFetcher<typeof clientAction>()
  const showPopUp = usePopUp()
  const form = useRef<HTMLFormElement>(null)
  const isSending = fetcher.state !== 'idle'
  const { answer, invalid, errorOf } = useSentForm({
    form,
    sent: fetcher.data,
    answerBeforeScript,
    onSent: () => {
      showPopUp(popUps.plan)
      if (draft) draft.current = undefined
      onSent?.()
    },
  })
  const typed = invalid?.typed ?? draft?.current
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={`/pricing?plan=${plan}#request`}
      className="grid gap-4"
      onInput={(event) => {
        if (draft) draft.current = typedIn(new FormData(event.currentTarget))
      }}
    >
      <p className="mt-1 text-ink-soft">{pricing.formText}</p>
      {invalid && <Notice tone="error">{invalid.mistakes.plan ? pricing.choosePlan : pricing.notSent}</Notice>}
      <input type="hidden" name={formNames.plan} value={formPlans[plan]} />
      <TextField
        label={pricing.name}
        name={formNames.name}
        autoComplete="name"
        required
        maxLength={longest.name}
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
        maxLength={longest.project}
        defaultValue={typed?.project}
        error={errorOf('project')}
      />
      <TextArea
        label={pricing.projectDescription}
        name={formNames.description}
        rows={3}
        maxLength={longest.description}
        defaultValue={typed?.description}
        hint={pricing.projectDescriptionHint}
        error={errorOf('description')}
      />
      <TrapFields />
      <NotTakenNotice answer={answer} />
      <Button type="submit" disabled={isSending} className="justify-self-start">
        {isSending ? forms.sending : pricing.send}
      </Button>
    </fetcher.Form>
  )
}
