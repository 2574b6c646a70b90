import { deviceKnownMilliseconds } from '#domain/operators/known-device.ts'
import { maxSessionMilliseconds, type SignInTokens } from '#domain/operators/session.ts'

const sessionName = 'hirfa-office'
const deviceName = 'hirfa-device'

/** Browsers do not accept a `__Host-` cookie over plain http, so on the local machine the cookie has a plain name. */
const ownMachine = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** `__Host-` makes browsers accept the cookie only over https, from this host and for the path `/`. */
function cookieName(name: string, publicUrl: string): string {
  return isPlain(publicUrl) ? name : `__Host-${name}`
}

function isPlain(publicUrl: string): boolean {
  return ownMachine.test(publicUrl)
}

/** Returns the session token of a request; empty when it has none. */
export function sessionTokenOf(request: Request, publicUrl: string): string {
  return cookieValue(request, cookieName(sessionName, publicUrl)) ?? ''
}

/** Returns the token of a browser in which somebody has signed in before; empty when it has none. */
export function deviceTokenOf(request: Request, publicUrl: string): string {
  return cookieValue(request, cookieName(deviceName, publicUrl)) ?? ''
}

/** Returns the value of a cookie; undefined when it is absent. */
export function cookieValue(request: Request, name: string): string | undefined {
  const wanted = `${name}=`
  const cookies = (request.headers.get('Cookie') ?? '').split(/; */)
  return cookies.find((cookie) => cookie.startsWith(wanted))?.slice(wanted.length)
}

/** Returns the Set-Cookie header of a session. */
export function sessionCookie(token: string, publicUrl: string): string {
  return cookie(sessionName, token, maxSessionMilliseconds / 1000, publicUrl)
}

/** Returns the Set-Cookie header that makes the browser a known device. */
export function deviceCookie(token: string, publicUrl: string): string {
  return cookie(deviceName, token, deviceKnownMilliseconds / 1000, publicUrl)
}

/** Returns the headers after a complete sign-in. */
export function signedInHeaders({ session, device }: SignInTokens, publicUrl: string): [string, string][] {
  return [
    ['Set-Cookie', sessionCookie(session, publicUrl)],
    ['Set-Cookie', deviceCookie(device, publicUrl)],
  ]
}

/** Returns the Set-Cookie header that deletes the session cookie. */
export function expiredSessionCookie(publicUrl: string): string {
  return cookie(sessionName, '', 0, publicUrl)
}

/** SameSite=Lax, so that links in emails open signed in; CSRF protection checks unsafe requests. */
function cookie(name: string, value: string, maxAge: number, publicUrl: string): string {
  return `${cookieName(name, publicUrl)}=${value}; ${cookieAttributes(maxAge, publicUrl)}`
}

/** `maxAge` in seconds. */
export function cookieAttributes(maxAge: number, publicUrl: string, path = '/'): string {
  const attributes = [
    `Path=${path}`,
    `Max-Age=${maxAge}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isPlain(publicUrl) ? [] : ['Secure']),
  ]
  return attributes.join('; ')
}

/** Returns whether browsers accept the cookie: over plain http only on the local machine. */
export function canStoreSessionCookie(publicUrl: string): boolean {
  return isPlain(publicUrl) || publicUrl.startsWith('https:')
}
