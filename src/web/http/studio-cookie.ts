import { sellerSessionMilliseconds } from '#domain/operators/session.ts'
import { cookieValue, hostCookie, hostCookieName } from './cookies.ts'

/**
 * Another cookie than that of the office: who works there may open a maker's link in the same browser, and stays signed
 * in.
 */
const name = 'hirfa-studio'

/** Returns the session token of a request; empty when it has none. */
export function sellerTokenOf(request: Request, publicUrl: string): string {
  return cookieValue(request, hostCookieName(name, publicUrl)) ?? ''
}

/** Returns the Set-Cookie header of a session. */
export function sellerCookie(token: string, publicUrl: string, milliseconds = sellerSessionMilliseconds): string {
  return hostCookie(name, token, milliseconds / 1000, publicUrl)
}

/** Returns the Set-Cookie header that deletes the cookie. */
export function expiredSellerCookie(publicUrl: string): string {
  return hostCookie(name, '', 0, publicUrl)
}
