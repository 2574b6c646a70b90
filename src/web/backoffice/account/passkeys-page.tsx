import { data, redirect } from 'react-router'
import type { Marketplace } from '#domain/marketplace.ts'
import { addPasskey, listPasskeys, removePasskey, startPasskeySetup } from '#domain/operators/passkeys.ts'
import { type RelyingParty, relyingPartyOf } from '#domain/operators/relying-party.ts'
import { accountMessages } from '#page-messages/backoffice/account.ts'
import { PasskeyButton } from '#web/backoffice/auth/passkey-button.tsx'
import { requireFreshSession } from '#web/backoffice/auth/require-session.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { readPasskey } from '#web/forms/passkey-form.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { done } from '#web/http/done.ts'
import { parseId } from '#web/http/parse-id.ts'
import { usableRelyingParty } from '#web/http/usable-relying-party.ts'
import { publicUrlIn, shopProfileIn } from '#web/page-context.ts'
import { accountPath, passkeysPath } from '#web/paths/backoffice-account-paths.ts'
import { deviceName } from '#web/text/device-name.ts'
import { formatMoment } from '#web/text/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/passkeys-page'
import { DeviceItem } from './device-item.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  requireFreshSession(context, request)
  const office = officeIn(context)
  const relyingParty = relyingPartyOf(publicUrlIn(context))
  const { name } = await shopProfileIn(context)
  const passkeys = await listPasskeys(office)
  return {
    passkeys: passkeys.map(({ id, device, createdAt, lastUsedAt }) => ({
      ...{ id, device: deviceName(device), created: formatMoment(createdAt) },
      lastUsed: lastUsedAt && formatMoment(lastUsedAt),
    })),
    setup: typeof relyingParty === 'string' ? relyingParty : await setupOf(office, relyingParty, name),
  }
}

/** The options are text, because their types name objects that only browsers have. */
async function setupOf(office: Marketplace, relyingParty: RelyingParty, shopName: string) {
  const { options, challenge } = await startPasskeySetup(office, relyingParty, shopName)
  return { options: JSON.stringify(options), challenge }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: sessionId } = requireFreshSession(context, request)
  const office = officeIn(context)
  const form = await readForm(request)
  if (textIn(form, 'do') === 'remove') {
    await removePasskey(office, parseId(textIn(form, 'id')))
    return redirect(passkeysPath())
  }
  const passkey = readPasskey(form)
  const relyingParty = usableRelyingParty(publicUrlIn(context))
  if (!passkey || !relyingParty) throw data(null, { status: 400 })
  const device = request.headers.get('User-Agent') ?? ''
  const outcome = await addPasskey(office, relyingParty, { ...passkey, device, sessionId })
  return outcome === 'added' ? done({ outcome }) : data({ outcome }, { status: 422 })
}

/** The passkeys of the signed-in operator. */
export default function PasskeysPage({ loaderData: { passkeys, setup }, actionData }: Route.ComponentProps) {
  const { passkeys: messages } = accountMessages
  return (
    <OfficePage
      title={messages.title}
      back={{ to: accountPath(), name: accountMessages.back }}
      className="max-w-2xl space-y-5"
    >
      {actionData && (
        <Notice tone={actionData.outcome === 'added' ? 'success' : 'error'}>
          {messages.outcomes[actionData.outcome]}
        </Notice>
      )}
      <Panel title={messages.yours}>
        <p className="mb-2">{passkeys.length === 0 ? messages.none : messages.text}</p>
        <ul className="divide-y divide-sand-deep">
          {passkeys.map(({ id, device, created, lastUsed }) => (
            <DeviceItem
              key={id}
              id={id}
              device={device}
              text={messages.times(created, lastUsed)}
              button={{ do: 'remove', name: messages.remove }}
            />
          ))}
        </ul>
        <div className="mt-4 space-y-4">
          {typeof setup === 'string' ? (
            <Notice tone="info">{messages.unavailable[setup]}</Notice>
          ) : (
            <PasskeyButton ask={() => makePasskey(setup)} canceled={messages.canceled} variant="secondary">
              {messages.add}
            </PasskeyButton>
          )}
        </div>
      </Panel>
    </OfficePage>
  )
}

/** Has the browser make a passkey. Rejects when the person cancels, or the device has one of this account already. */
async function makePasskey({ options, challenge }: Awaited<ReturnType<typeof setupOf>>) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return { response: JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) })), challenge }
}
