import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { foundation } from '#domain/house/foundation.ts'
import { contactMessages } from '#messages/contact.ts'
import { formMessages } from '#messages/forms.ts'
import { popUpMessages } from '#messages/pop-ups.ts'
import { useMessages } from '../../text/messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { usePopUp } from '../../ui/pop-up.tsx'
import { NotTakenNotice } from '../not-taken-notice.tsx'
import { useSentForm } from '../sent-form.ts'
import { TrapFields } from '../trap-fields.tsx'
import { type ContactAnswer, formNames, longest } from './contact-form.ts'
import type { clientAction } from './contact-page.tsx'

/** A message to the shop. `answerBeforeScript` is what the page says when the form was posted without script. */
export function MessageForm({ answerBeforeScript }: { answerBeforeScript: ContactAnswer | undefined }) {
  const contact = useMessages(contactMessages)
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
    onSent: () => showPopUp(popUps.contact),
  })
  const typed = invalid?.typed
  return (
    <fetcher.Form ref={form} method="post" action="/contact" className="grid gap-5">
      {answer?.outcome === 'sent' && <Notice tone="success">{contact.sent}</Notice>}
      {invalid && <Notice tone="error">{contact.notSent}</Notice>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={contact.name}
          name={formNames.name}
          autoComplete="name"
          required
          maxLength={longest.name}
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
        maxLength={longest.message}
        defaultValue={typed?.message}
        hint={contact.messageHint}
        error={errorOf('message')}
      />
      <TrapFields />
      <NotTakenNotice answer={answer} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" disabled={isSending}>
          {isSending ? forms.sending : contact.send}
        </Button>
        <p className="max-w-sm text-ink-soft text-sm">
          {contact.keptOnlyToAnswer}{' '}
          <PageLink to={`/${foundation.slug}#personal-data`} className="text-door underline underline-offset-4">
            {contact.personalData}
          </PageLink>
        </p>
      </div>
    </fetcher.Form>
  )
}
