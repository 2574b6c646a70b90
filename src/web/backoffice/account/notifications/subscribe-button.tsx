import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { notificationsMessages } from '#page-messages/backoffice/notifications.ts'
import { serviceWorkerPath } from '#web/paths/file-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Turns notifications on in this browser, or says why it cannot. Renders nothing before the script runs. */
export function SubscribeButton({ publicKey, isOn }: { publicKey: string; isOn: boolean }) {
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
