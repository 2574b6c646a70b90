/**
 * Has the browser make a passkey, or sign a challenge with one, and sends its response with the form of the part before
 * the script. The part is hidden until the script has seen that the browser can.
 */
export const passkeyScript = `{
const part = document.currentScript.previousElementSibling
const form = part.querySelector('form')
const { setup, request } = part.dataset

const bytesOf = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
const textOf = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const withBytes = (thing) => ({ ...thing, id: bytesOf(thing.id) })

async function ask() {
  const { options, challenge } = setup ? JSON.parse(setup) : await (await fetch(request)).json()
  const publicKey = { ...options, challenge: bytesOf(options.challenge) }
  if (setup) Object.assign(publicKey, { user: withBytes(options.user), excludeCredentials: options.excludeCredentials.map(withBytes) })
  const { id, type, response } = await navigator.credentials[setup ? 'create' : 'get']({ publicKey })
  const sent = setup ? { transports: response.getTransports?.() ?? [] } : {}
  for (const name of setup ? ['clientDataJSON', 'attestationObject'] : ['clientDataJSON', 'authenticatorData', 'signature'])
    sent[name] = textOf(response[name])
  form.elements.response.value = JSON.stringify({ id, rawId: id, type, response: sent, clientExtensionResults: {} })
  form.elements.challenge.value = challenge
  form.submit()
}

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  const [button, status] = [form.querySelector('button'), form.querySelector('[data-status]')]
  button.disabled = true
  status.textContent = ''
  ask()
    .catch(({ name }) => { status.textContent = status.dataset[name === 'InvalidStateError' ? 'exists' : 'canceled'] })
    .finally(() => { button.disabled = false })
})

async function canUse() {
  if (!window.PublicKeyCredential) return false
  return !part.hasAttribute('data-own') || PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
}
canUse().then((can) => { if (can) part.hidden = part.closest('section').hidden = false })
}`
