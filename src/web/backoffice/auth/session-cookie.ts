import { deviceKnownMilliseconds } from '#domain/operators/known-device.ts'
import { maxSessionMilliseconds, type SignInTokens } from '#domain/operators/session.ts'
import { cookieValue, hostCookie, hostCookieName } from '#web/http/cookies.ts'

const sessionName = 'hirfa-office'
const deviceName = 'hirfa-device'

/** Returns the session token of a request; empty when it has none. */
export function sessionTokenOf(request: Request, publicUrl: string): string {
  return cookieValue(request, hostCookieName(sessionName, publicUrl)) ?? ''
}

/** Returns the token of a browser in which somebody has signed in before; empty when it has none. */
export function deviceTokenOf(request: Request, publicUrl: string): string {
  return cookieValue(request, hostCookieName(deviceName, publicUrl)) ?? ''
}

/** Returns the Set-Cookie header of a session. */
export function sessionCookie(token: string, publicUrl: string): string {
  return hostCookie(sessionName, token, maxSessionMilliseconds / 1000, publicUrl)
}

/** Returns the Set-Cookie header that makes the browser a known device. */
export function deviceCookie(token: string, publicUrl: string): string {
  return hostCookie(deviceName, token, deviceKnownMilliseconds / 1000, publicUrl)
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
  return hostCookie(sessionName, '', 0, publicUrl)
}
