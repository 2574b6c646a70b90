/**
 * Has the browser ask for permission and subscribe to notifications, and sends its address with the form before the
 * script. Where a browser has none, it says so instead of showing the button.
 */
export const pushScript = `{
const form = document.currentScript.previousElementSibling
const [button, status] = [form.querySelector('button'), form.querySelector('[data-status]')]
const say = (what) => { status.textContent = status.dataset[what] }

async function subscribe() {
  if ((await Notification.requestPermission()) !== 'granted') return say('denied')
  await navigator.serviceWorker.register(form.dataset.worker)
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: form.dataset.key }
  const subscribed = await pushManager.subscribe(options).catch(async () => {
    // It was subscribed with another key of the shop.
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(options)
  })
  const { endpoint, keys } = subscribed.toJSON()
  Object.entries({ endpoint, ...keys }).forEach(([name, value]) => { if (form.elements[name]) form.elements[name].value = value })
  form.submit()
}

if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) button.hidden = false
else say('unsupported')
form.addEventListener('submit', (event) => {
  event.preventDefault()
  button.disabled = true
  subscribe().catch(() => say('failed')).finally(() => { button.disabled = false })
})
}`
