import { passkeyRequestPath } from '#web/paths/backoffice-account-paths.ts'
import type { PasskeyFields } from './passkey-button.tsx'

/** Has the browser sign a fresh challenge with a passkey of this site. Rejects when the person cancels. */
export async function askForPasskey(): Promise<PasskeyFields> {
  const [{ startAuthentication }, given] = await Promise.all([
    import('@simplewebauthn/browser'),
    fetch(passkeyRequestPath()),
  ])
  if (!given.ok) throw new Error(`The challenge was not given: ${given.status}`)
  const { options, challenge } = await given.json()
  return { response: JSON.stringify(await startAuthentication({ optionsJSON: options })), challenge }
}
