import { data, Form, redirect } from 'react-router'
import { lockMinuteChoices } from '#domain/operators/pin-rules.ts'
import { getPinState, removePin, setPin } from '#domain/operators/session-pin.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { newPinForm } from '#web/backoffice/auth/pin-form.ts'
import { requireFreshSession } from '#web/backoffice/auth/require-session.ts'
import { phoneKeyCookie } from '#web/backoffice/auth/session-cookie.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { BackLink } from '#web/backoffice/layout/back-link.tsx'
import { BackofficeTitle } from '#web/backoffice/layout/backoffice-title.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { readFields } from '#web/forms/form-fields.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { publicUrlIn } from '#web/page-context.ts'
import { accountPath, pinPath } from '#web/paths/backoffice-account-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/pin-page'

export async function loader({ context, request }: Route.LoaderArgs) {
  return getPinState(officeIn(context), requireFreshSession(context, request))
}

export async function action({ context, request }: Route.ActionArgs) {
  const session = requireFreshSession(context, request)
  const office = officeIn(context)
  const publicUrl = publicUrlIn(context)
  const form = await readForm(request)
  if (textIn(form, 'do') === 'remove') {
    await removePin(office, session)
    return redirect(pinPath(), { headers: { 'Set-Cookie': phoneKeyCookie('', publicUrl) } })
  }
  const result = await setPin(office, session, readFields(newPinForm, form))
  if (result.outcome !== 'set') return data({ outcome: result.outcome }, { status: 422 })
  const { outcome, phoneKey } = result
  return data({ outcome }, { headers: { 'Set-Cookie': phoneKeyCookie(phoneKey, publicUrl) } })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** The PIN with which this phone opens the office again. */
export default function PinPage({ loaderData: { isAllowed, lockMinutes }, actionData }: Route.ComponentProps) {
  const { pin: messages, account } = backoffice
  const isSet = lockMinutes !== undefined
  const choices = lockMinuteChoices.map((minutes) => ({ value: String(minutes), name: messages.minutes(minutes) }))
  return (
    <div className="mx-auto max-w-2xl space-y-5">
      <BackofficeTitle title={messages.title} />
      <BackLink to={accountPath()}>{account.back}</BackLink>
      <h1 className="text-3xl">{messages.title}</h1>
      <div aria-live="polite" className="empty:hidden">
        {actionData && (
          <Notice tone={actionData.outcome === 'set' ? 'success' : 'error'}>
            {messages.outcomes[actionData.outcome]}
          </Notice>
        )}
      </div>
      <Panel title={isSet ? messages.isSet : messages.notSet}>
        <p className="mb-4">{isAllowed ? messages.text : messages.outcomes.off}</p>
        {isAllowed && (
          <Form method="post" className="space-y-4" key={actionData?.outcome}>
            <TextField
              label={messages.newPin}
              hint={messages.hint}
              name="pin"
              type="password"
              inputMode="numeric"
              autoComplete="off"
              minLength={6}
              maxLength={12}
              required
            />
            <SelectField
              label={messages.lockAfter}
              name="lockMinutes"
              choices={choices}
              defaultValue={String(lockMinutes ?? lockMinuteChoices[1])}
            />
            <Button type="submit" name="do" value="set" variant="secondary">
              {messages.save}
            </Button>
          </Form>
        )}
        {isSet && (
          <Form method="post" className="mt-4">
            <Button type="submit" name="do" value="remove" variant="outline">
              {messages.remove}
            </Button>
          </Form>
        )}
      </Panel>
    </div>
  )
}
