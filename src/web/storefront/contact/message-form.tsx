import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { contactMessages as contact } from '#page-messages/contact.ts'
import { formMessages as forms } from '#page-messages/forms.ts'
import { popUpMessages as popUps } from '#page-messages/pop-ups.ts'
import { contactPath, platformPath } from '#web/paths/storefront-paths.ts'
import { HoneypotFields } from '#web/storefront/forms/honeypot-fields.tsx'
import { SubmissionErrorNotice } from '#web/storefront/forms/submission-error-notice.tsx'
import { useSubmittedForm } from '#web/storefront/forms/use-submitted-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { usePopUp } from '../../ui/pop-up.tsx'
import { formNames, maxLengths } from './contact-fields.ts'
import type { ContactFormResult } from './contact-form.ts'

/** The contact form. `resultWithoutScript` is the result of a post without JavaScript. */
export function MessageForm({ resultWithoutScript }: { resultWithoutScript: ContactFormResult | undefined }) {
  const fetcher = useFetcher<ContactFormResult>()
  const showPopUp = usePopUp()
  const form = useRef<HTMLFormElement>(null)
  const isSending = fetcher.state !== 'idle'
  const { result, invalid, errorOf, typed } = useSubmittedForm({
    form,
    sent: fetcher.data,
    resultWithoutScript,
    onSent: () => showPopUp(popUps.contact),
  })
  return (
    <fetcher.Form ref={form} method="post" action={contactPath()} className="grid gap-5">
      <LiveRegion>
        {result?.outcome === 'sent' && (
          <Notice tone="success" isStatic>
            {contact.sent}
          </Notice>
        )}
      </LiveRegion>
      {invalid && <Notice tone="error">{contact.notSent}</Notice>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={contact.name}
          name={formNames.name}
          autoComplete="name"
          required
          maxLength={maxLengths.name}
          defaultValue={typed?.name}
          error={errorOf('name')}
        />
        <TextField
          label={contact.email}
          name={formNames.email}
          type="email"
          autoComplete="email"
          required
          defaultValue={typed?.email}
          error={errorOf('email')}
        />
      </div>
      <TextArea
        label={contact.message}
        name={formNames.message}
        rows={7}
        required
        maxLength={maxLengths.message}
        defaultValue={typed?.message}
        hint={contact.messageHint}
        error={errorOf('message')}
      />
      <HoneypotFields />
      <SubmissionErrorNotice result={result} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" disabled={isSending}>
          {isSending ? forms.sending : contact.send}
        </Button>
        <p className="max-w-sm text-ink-soft text-sm">
          {contact.keptOnlyToAnswer}{' '}
          <PageLink to={`${platformPath()}#personal-data`} className="text-door underline underline-offset-4">
            {contact.personalData}
          </PageLink>
        </p>
      </div>
    </fetcher.Form>
  )
}
