/** Browsers do not accept a `__Host-` cookie over plain http, so on the local machine the cookie has a plain name. */
const ownMachine = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** `__Host-` makes browsers accept the cookie only over https, from this host and for the path `/`. */
export function hostCookieName(name: string, publicUrl: string): string {
  return isPlain(publicUrl) ? name : `__Host-${name}`
}

function isPlain(publicUrl: string): boolean {
  return ownMachine.test(publicUrl)
}

/** Returns the value of a cookie; undefined when it is absent. */
export function cookieValue(request: Request, name: string): string | undefined {
  const wanted = `${name}=`
  const cookies = (request.headers.get('Cookie') ?? '').split(/; */)
  return cookies.find((cookie) => cookie.startsWith(wanted))?.slice(wanted.length)
}

/**
 * Returns the Set-Cookie header of a cookie with a token. `maxAge` is in seconds. SameSite=Lax, so that links in emails
 * open signed in; CSRF protection checks unsafe requests.
 */
export function hostCookie(name: string, value: string, maxAge: number, publicUrl: string): string {
  return `${hostCookieName(name, publicUrl)}=${value}; ${cookieAttributes(maxAge, publicUrl)}`
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

/** Returns whether browsers accept the cookie of a session: over plain http only on the local machine. */
export function canStoreSessionCookie(publicUrl: string): boolean {
  return isPlain(publicUrl) || publicUrl.startsWith('https:')
}
