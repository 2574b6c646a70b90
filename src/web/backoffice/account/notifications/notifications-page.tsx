import { useEffect, useState } from 'react'
import { data, Form, redirect, useSubmit } from 'react-router'
import { z } from 'zod'
import { getPublicPushKey } from '#domain/push/push-keys.ts'
import { changePushPreferences, getPushPreferences, type PushPreferences } from '#domain/push/push-preferences.ts'
import { listPushSubscriptions, removePushSubscription, subscribeToPushes } from '#domain/push/push-subscriptions.ts'
import { requestTestPush } from '#domain/push/send-test-push.ts'
import { pushKinds } from '#domain/push-kind.ts'
import { accountMessages } from '#page-messages/backoffice/account.ts'
import { notificationsMessages } from '#page-messages/backoffice/notifications.ts'
import { DeviceItem } from '#web/backoffice/account/device-item.tsx'
import { requireSession } from '#web/backoffice/auth/require-session.ts'
import { officeIn, sessionIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { playSound, soundSwitch } from '#web/backoffice/layout/work-sound.ts'
import { line, rawText, rawTexts, readFields } from '#web/forms/form-fields.ts'
import { readForm, textIn } from '#web/forms/read-form.ts'
import { done } from '#web/http/done.ts'
import { parseId } from '#web/http/parse-id.ts'
import { accountPath, notificationsPath } from '#web/paths/backoffice-account-paths.ts'
import { serviceWorkerPath } from '#web/paths/file-paths.ts'
import { deviceName } from '#web/text/device-name.ts'
import { formatMoment } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { Route } from './+types/notifications-page'

/** A time of day as browsers send it; midnight for anything else. In minutes. */
const timeOfDay = line.transform((text) => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return Number(hours ?? 0) * 60 + Number(minutes ?? 0)
})

const preferencesForm = z.object({ kinds: rawTexts, quietFrom: timeOfDay, quietUntil: timeOfDay }).transform(
  ({ kinds, quietFrom: from, quietUntil: until }): PushPreferences => ({
    kinds: pushKinds.filter((kind) => kinds.includes(kind)),
    quiet: { from, until },
  }),
)

/** What a browser returns when it subscribes. */
const subscriptionForm = z.object({ endpoint: rawText, p256dh: rawText, auth: rawText })

/** The value of a time field. */
function timeText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

export async function loader({ context, request }: Route.LoaderArgs) {
  requireSession(context, request)
  const office = officeIn(context)
  const { kinds, quiet } = await getPushPreferences(office)
  const phones = await listPushSubscriptions(office, sessionIn(context))
  return {
    ...{ kinds, quietFrom: timeText(quiet.from), quietUntil: timeText(quiet.until) },
    publicKey: await getPublicPushKey(office),
    phones: phones.map(({ id, device, createdAt, isThis }) => ({
      ...{ id, isThis, device: deviceName(device), since: formatMoment(createdAt) },
    })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  requireSession(context, request)
  const office = officeIn(context)
  const form = await readForm(request)
  switch (textIn(form, 'do')) {
    case 'save':
      await changePushPreferences(office, readFields(preferencesForm, form))
      return done({ outcome: 'saved' } as const)
    case 'subscribe': {
      const session = sessionIn(context)
      const device = request.headers.get('User-Agent') ?? ''
      const sent = { ...readFields(subscriptionForm, form), device }
      const outcome = session ? await subscribeToPushes(office, session, sent) : 'refused'
      return outcome === 'subscribed' ? done({ outcome }) : data({ outcome }, { status: 422 })
    }
    case 'remove':
      await removePushSubscription(office, parseId(textIn(form, 'id')))
      return redirect(notificationsPath())
    case 'test': {
      const outcome = await requestTestPush(office)
      return outcome === 'queued' ? done({ outcome }) : data({ outcome }, { status: 409 })
    }
    default:
      throw data(null, { status: 400 })
  }
}

/** What the phones of the signed-in operator are told of, and when not. */
export default function NotificationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kinds, quietFrom, quietUntil, phones, publicKey } = loaderData
  const isGood = actionData && ['saved', 'subscribed', 'queued'].includes(actionData.outcome)
  return (
    <OfficePage
      title={notificationsMessages.title}
      back={{ to: accountPath(), name: accountMessages.back }}
      className="max-w-2xl space-y-5"
    >
      <LiveRegion>
        {actionData && (
          <Notice isStatic tone={isGood ? 'success' : 'error'}>
            {notificationsMessages.outcomes[actionData.outcome]}
          </Notice>
        )}
      </LiveRegion>
      <Panel title={notificationsMessages.phones}>
        <p className="mb-2">
          {phones.length === 0 ? notificationsMessages.noPhones : notificationsMessages.phonesText}
        </p>
        <ul className="divide-y divide-sand-deep">
          {phones.map(({ id, device, since, isThis }) => (
            <DeviceItem
              key={id}
              id={id}
              device={device}
              text={isThis ? accountMessages.thisBrowser : notificationsMessages.since(since)}
              button={{ do: 'remove', name: notificationsMessages.remove }}
            />
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap gap-3">
          <SubscribeButton publicKey={publicKey} isOn={phones.some(({ isThis }) => isThis)} />
          {phones.length > 0 && (
            <Form method="post">
              <SubmitButton name="do" value="test" variant="outline">
                {notificationsMessages.test}
              </SubmitButton>
            </Form>
          )}
        </div>
      </Panel>
      <SoundPanel />
      <Panel title={notificationsMessages.what}>
        <Form method="post" className="space-y-4">
          <fieldset>
            <legend className="mb-1">{notificationsMessages.whatText}</legend>
            {pushKinds.map((kind) => (
              <Checkbox key={kind} name="kinds" value={kind} defaultChecked={kinds.includes(kind)}>
                {notificationsMessages.kinds[kind]}
              </Checkbox>
            ))}
          </fieldset>
          <fieldset>
            <legend className="mb-1 font-semibold">{notificationsMessages.quiet}</legend>
            <p className="mb-3 text-ink-soft text-sm">{notificationsMessages.quietText}</p>
            <div className="flex flex-wrap gap-4">
              <TextField
                label={notificationsMessages.from}
                name="quietFrom"
                type="time"
                defaultValue={quietFrom}
                required
              />
              <TextField
                label={notificationsMessages.until}
                name="quietUntil"
                type="time"
                defaultValue={quietUntil}
                required
              />
            </div>
          </fieldset>
          <SubmitButton name="do" value="save" variant="secondary">
            {notificationsMessages.save}
          </SubmitButton>
        </Form>
      </Panel>
    </OfficePage>
  )
}

/** Turns the sound of this browser on, and plays it as an example. */
function SoundPanel() {
  const isOn = soundSwitch.useIsOn()
  return (
    <Panel title={notificationsMessages.sound}>
      <p>{notificationsMessages.soundText}</p>
      <Checkbox
        checked={isOn}
        onChange={({ target }) => {
          soundSwitch.turn(target.checked)
          if (target.checked) playSound()
        }}
        className="mt-2"
      >
        {notificationsMessages.soundOn}
      </Checkbox>
    </Panel>
  )
}

/** Turns notifications on in this browser, or says why it cannot. Renders nothing before the script runs. */
function SubscribeButton({ publicKey, isOn }: { publicKey: string; isOn: boolean }) {
  const submit = useSubmit()
  const [state, setState] = useState<'unknown' | 'unsupported' | 'ready' | 'asking' | 'denied' | 'failed'>('unknown')
  useEffect(() => setState(canSubscribe() ? 'ready' : 'unsupported'), [])
  if (state === 'unknown' || isOn) return null
  if (state === 'unsupported') return <Notice tone="info">{notificationsMessages.unsupported}</Notice>
  const press = async () => {
    setState('asking')
    try {
      if ((await Notification.requestPermission()) !== 'granted') return setState('denied')
      await submit({ do: 'subscribe', ...(await subscribe(publicKey)) }, { method: 'post' })
      setState('ready')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      {(state === 'denied' || state === 'failed') && <Notice tone="error">{notificationsMessages[state]}</Notice>}
      <Button type="button" variant="secondary" disabled={state === 'asking'} onClick={press}>
        {notificationsMessages.turnOn}
      </Button>
    </>
  )
}

/** On iPhones only once the office is on the home screen. */
function canSubscribe(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

/** Has the browser subscribe, anew if it did so with another key of the shop. */
async function subscribe(publicKey: string) {
  await navigator.serviceWorker.register(serviceWorkerPath)
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const subscribed = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  const { endpoint, keys } = subscribed.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}
