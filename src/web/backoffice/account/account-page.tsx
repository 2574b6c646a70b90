import { data, Form, redirect, redirectDocument } from 'react-router'
import { z } from 'zod'
import { type Locale, locales } from '#domain/locale.ts'
import { changeOwnLocale } from '#domain/operators/change-own-locale.ts'
import { changeOwnName } from '#domain/operators/change-own-name.ts'
import { endSession, signOutEverywhere } from '#domain/operators/end-session.ts'
import { type FailedSignIn, listFailedSignIns } from '#domain/operators/failed-sign-ins.ts'
import { listSessions } from '#domain/operators/list-sessions.ts'
import { hasSecondFactor } from '#domain/operators/second-factor.ts'
import { together } from '#domain/together.ts'
import { accountMessages } from '#page-messages/backoffice/account.ts'
import { notificationsMessages } from '#page-messages/backoffice/notifications.ts'
import { rolesMessages } from '#page-messages/backoffice/roles.ts'
import { personForm } from '#web/backoffice/auth/person-form.ts'
import { requireSession } from '#web/backoffice/auth/require-session.ts'
import { expiredSessionCookie } from '#web/backoffice/auth/session-cookie.ts'
import { officeIn, sessionIn } from '#web/backoffice/backoffice-context.ts'
import { fieldProps } from '#web/backoffice/forms/field-props.ts'
import { LanguageField } from '#web/backoffice/forms/language-field.tsx'
import { BackofficeTitle } from '#web/backoffice/layout/backoffice-title.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { SignOutForm } from '#web/backoffice/offline/sign-out-form.tsx'
import { readTyped, typedIn } from '#web/forms/form.ts'
import { known, readFields } from '#web/forms/form-fields.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { done } from '#web/http/done.ts'
import { parseId } from '#web/http/parse-id.ts'
import { type PageContext, publicUrlIn } from '#web/page-context.ts'
import {
  accountPath,
  notificationsPath,
  ownEmailPath,
  ownPasswordPath,
  passkeysPath,
  secondFactorPath,
  signInPath,
  signOutPath,
} from '#web/paths/backoffice-account-paths.ts'
import { deviceName } from '#web/text/device-name.ts'
import { formatMoment } from '#web/text/format.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/account-page'
import { DeviceItem } from './device-item.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const operator = requireSession(context, request)
  const office = officeIn(context)
  const { sessions, failed, hasApp } = await together({
    sessions: listSessions(office),
    failed: listFailedSignIns(office),
    hasApp: hasSecondFactor(office, operator),
  })
  const thisId = sessionIn(context)?.id
  return {
    ...{ name: operator.name, email: operator.email, role: operator.role, locale: operator.locale },
    hasApp,
    sessions: sessions.map(({ id, device, network, lastSeenAt }) => ({
      ...{ id, network, isThis: id === thisId },
      device: deviceName(device),
      lastSeen: formatMoment(lastSeenAt),
    })),
    failed: failed.map(({ failedAt, ...tried }) => ({ ...tried, when: formatMoment(failedAt) })),
  }
}

/** The language of an operator; undefined for that of the shop. */
const languageForm = z.object({ locale: known(locales) })

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  switch (textIn(form, 'do')) {
    case 'end-session':
      await endSession(officeIn(context), parseId(textIn(form, 'id')))
      return redirect(accountPath())
    case 'sign-out-everywhere':
      await signOutEverywhere(officeIn(context))
      return redirectDocument(signInPath(), { headers: { 'Set-Cookie': expiredSessionCookie(publicUrlIn(context)) } })
    case 'choose-language':
      await changeOwnLocale(officeIn(context), readFields(languageForm, form).locale)
      // Without the prefix of another language, with which the page would stay in that one.
      return redirect(publicUrlIn(context) + accountPath())
    case 'rename':
      return newName(context, form)
    default:
      throw data(null, { status: 400 })
  }
}

const nameForm = { name: personForm.name }

async function newName(context: PageContext, form: FormData) {
  const typed = typedIn(nameForm, form)
  const reading = readTyped(nameForm, typed)
  if (reading.outcome === 'invalid')
    return data({ outcome: 'misnamed', typed, fieldErrors: reading.fieldErrors } as const, { status: 422 })
  await changeOwnName(officeIn(context), reading.value.name)
  return done({ outcome: 'renamed' } as const)
}

/** The account of the signed-in operator: name, what signing in takes, and sessions. */
export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, role, locale, hasApp, sessions, failed } = loaderData
  return (
    <div className="mx-auto max-w-2xl space-y-5">
      <BackofficeTitle title={accountMessages.title} />
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl">
            <bdi>{name}</bdi>
          </h1>
          <p className="truncate text-ink-soft">
            <bdi>{email}</bdi> · {rolesMessages[role].name}
          </p>
        </div>
        <SignOutForm action={signOutPath()}>
          <SubmitButton variant="outline" className="whitespace-nowrap">
            {accountMessages.signOut}
          </SubmitButton>
        </SignOutForm>
      </div>
      <NamePanel key={name} name={name} result={actionData} />
      <LanguagePanel locale={locale} />
      <Panel title={accountMessages.app.title}>
        <p className="mb-4">{hasApp ? accountMessages.app.on : accountMessages.app.off}</p>
        <ButtonLink to={secondFactorPath()} variant={hasApp ? 'outline' : 'secondary'}>
          {hasApp ? accountMessages.app.change : accountMessages.app.add}
        </ButtonLink>
      </Panel>
      <Panel title={accountMessages.passkeys.title}>
        <p className="mb-4">{accountMessages.passkeys.panel}</p>
        <ButtonLink to={passkeysPath()} variant="outline">
          {accountMessages.passkeys.manage}
        </ButtonLink>
      </Panel>
      <Panel title={notificationsMessages.title}>
        <p className="mb-4">{notificationsMessages.panel}</p>
        <ButtonLink to={notificationsPath()} variant="outline">
          {notificationsMessages.manage}
        </ButtonLink>
      </Panel>
      <Panel title={accountMessages.password.title}>
        <p className="mb-4">{accountMessages.password.text}</p>
        <ButtonLink to={ownPasswordPath()} variant="outline">
          {accountMessages.password.button}
        </ButtonLink>
      </Panel>
      <Panel title={accountMessages.email.title}>
        <p className="mb-4">{accountMessages.email.text}</p>
        <ButtonLink to={ownEmailPath()} variant="outline">
          {accountMessages.email.button}
        </ButtonLink>
      </Panel>
      <Panel title={accountMessages.sessions}>
        <SessionList sessions={sessions} />
        <SignOutForm className="mt-5">
          <input type="hidden" name="do" value="sign-out-everywhere" />
          <SubmitButton variant="secondary">{accountMessages.everywhere}</SubmitButton>
          <p className="mt-2 text-ink-soft text-sm">{accountMessages.everywhereText}</p>
        </SignOutForm>
      </Panel>
      <FailedSignInsPanel failed={failed} />
    </div>
  )
}

interface DisplayedFailedSignIn extends Omit<FailedSignIn, 'failedAt'> {
  readonly when: string
}

/** The failed sign-ins of this account. Renders nothing when there are none. */
function FailedSignInsPanel({ failed }: { failed: readonly DisplayedFailedSignIn[] }) {
  const { failed: messages } = accountMessages
  if (failed.length === 0) return null
  return (
    <Panel title={messages.title}>
      <p className="text-ink-soft text-sm">{messages.text}</p>
      <ul className="mt-2 divide-y divide-sand-deep">
        {failed.map(({ id, step, network, when }) => (
          <li key={id} className="py-2">
            <p className={step === 'code' ? 'font-semibold text-clay-deep' : 'font-semibold'}>{messages.steps[step]}</p>
            <p className="break-all text-ink-soft text-sm">{[when, network].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/**
 * The language in which the operator works. The page is loaded anew, since its script has the texts of one language.
 */
function LanguagePanel({ locale }: { locale: Locale | undefined }) {
  const { language } = accountMessages
  return (
    <Panel title={language.title}>
      <Form method="post" reloadDocument className="flex flex-wrap items-end gap-3">
        <LanguageField label={language.label} name="locale" defaultValue={locale ?? ''} className="min-w-56 flex-1">
          <option value="">{language.notChosen}</option>
        </LanguageField>
        <SubmitButton name="do" value="choose-language" variant="secondary">
          {language.save}
        </SubmitButton>
      </Form>
    </Panel>
  )
}

/** The operator's name. An owner created from the configuration is named after the email address. */
function NamePanel({ name, result }: { name: string; result: Route.ComponentProps['actionData'] }) {
  const { name: messages } = accountMessages
  const { typed, fieldErrors } = result?.outcome === 'misnamed' ? result : { typed: { name }, fieldErrors: {} }
  const field = fieldProps(nameForm, { names: { name: messages.label }, typed, fieldErrors }).name
  return (
    <Panel title={messages.title}>
      <LiveRegion>
        {result?.outcome === 'renamed' && (
          <Notice isStatic tone="success">
            {messages.saved}
          </Notice>
        )}
      </LiveRegion>
      <Form method="post" className="flex flex-wrap items-end gap-3">
        <TextField {...field} autoComplete="name" className="min-w-56 flex-1" />
        <SubmitButton name="do" value="rename" variant="secondary">
          {messages.save}
        </SubmitButton>
        <p className="w-full text-ink-soft text-sm">{messages.text}</p>
      </Form>
    </Panel>
  )
}

interface DisplayedSession {
  readonly id: number
  readonly device: { readonly browser?: string; readonly system?: string }
  readonly network: string
  readonly lastSeen: string
  readonly isThis: boolean
}

/** The active sessions, each with a button that ends it. */
function SessionList({ sessions }: { sessions: readonly DisplayedSession[] }) {
  return (
    <ul className="divide-y divide-sand-deep">
      {sessions.map(({ id, device, network, lastSeen, isThis }) => (
        <DeviceItem
          key={id}
          id={id}
          device={device}
          text={[isThis ? accountMessages.thisBrowser : accountMessages.lastSeen(lastSeen), network]
            .filter(Boolean)
            .join(' · ')}
          button={isThis ? undefined : { do: 'end-session', name: accountMessages.endSession }}
        />
      ))}
    </ul>
  )
}
