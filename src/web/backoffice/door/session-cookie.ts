import { absoluteMilliseconds } from '#domain/operators/session.ts'

const name = 'hirfa-office'

/** Browsers keep a secure cookie on plain http for the machine itself only as long as it does not call itself one. */
const ownMachine = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** `__Host-` makes browsers refuse the cookie from any other host, path, or over http. */
function cookieName(publicUrl: string): string {
  return isPlain(publicUrl) ? name : `__Host-${name}`
}

function isPlain(publicUrl: string): boolean {
  return ownMachine.test(publicUrl)
}

/** The token a request carries; empty when it has none. */
export function tokenOf(request: Request, publicUrl: string): string {
  return cookieValue(request, cookieName(publicUrl)) ?? ''
}

/** What a request carries in a cookie; undefined when it has none of that name. */
export function cookieValue(request: Request, name: string): string | undefined {
  const wanted = `${name}=`
  const cookies = (request.headers.get('Cookie') ?? '').split(/; */)
  return cookies.find((cookie) => cookie.startsWith(wanted))?.slice(wanted.length)
}

/** Has the browser keep the token as long as the session can last. */
export function cookieOf(token: string, publicUrl: string): string {
  return cookie(token, absoluteMilliseconds / 1000, publicUrl)
}

/** Has the browser forget it. */
export function noCookie(publicUrl: string): string {
  return cookie('', 0, publicUrl)
}

/** Lax, so that a link in a letter leads someone who is signed in to the screen; unsafe requests are guarded apart. */
function cookie(value: string, maxAge: number, publicUrl: string): string {
  return `${cookieName(publicUrl)}=${value}; ${cookieAttributes(maxAge, publicUrl)}`
}

/** `maxAge` is in seconds. */
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

/** Whether browsers keep the cookie at all: over plain http only on the machine itself. */
export function canKeepSession(publicUrl: string): boolean {
  return isPlain(publicUrl) || publicUrl.startsWith('https:')
}
