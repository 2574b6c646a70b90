import { inBackoffice } from './in-backoffice.ts'

// Links to the pages where operators sign in and keep their accounts. `web/routes.ts` lists the same URLs as patterns.

export function setupPath(token: string): string {
  return inBackoffice(`/setup/${token}`)
}

/** Returns the path of the sign-in page. `to` is the path of the page that opens afterwards; absent: the dashboard. */
export function signInPath(to?: string): string {
  return inBackoffice('/sign-in', { to })
}

/** The sign-in page after a password was chosen, which says so. */
export function passwordChosenPath(): string {
  return `${signInPath()}?chosen`
}

export function signInCodePath(to?: string): string {
  return inBackoffice('/sign-in/code', { to })
}

/** Where somebody who is signed in proves again who it is. `to` is the path of the page that needs it. */
export function identityCheckPath(to?: string): string {
  return inBackoffice('/identity', { to })
}

/** What a browser needs to ask for a passkey, as JSON. */
export function passkeyRequestPath(): string {
  return inBackoffice('/passkey-request')
}

/**
 * Where a form is kept that came without a session: `at` is the path it was sent to, `to` that of its page.
 */
export function keptFormPath(at?: string, to?: string): string {
  return inBackoffice('/kept-form', { at, to })
}

export function signOutPath(): string {
  return inBackoffice('/sign-out')
}

export function forgotPasswordPath(): string {
  return inBackoffice('/forgotten')
}

export function choosePasswordPath(token: string): string {
  return inBackoffice(`/password/${token}`)
}

export function accountPath(): string {
  return inBackoffice('/account')
}

export function ownPasswordPath(): string {
  return inBackoffice('/account/password')
}

export function ownEmailPath(): string {
  return inBackoffice('/account/email')
}

export function passkeysPath(): string {
  return inBackoffice('/account/passkeys')
}

/** What the phones of the operator are told of. */
export function notificationsPath(): string {
  return inBackoffice('/account/notifications')
}

export function secondFactorPath(): string {
  return inBackoffice('/account/second-factor')
}

export function teamPath(): string {
  return inBackoffice('/team')
}
