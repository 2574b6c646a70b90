import { listen } from '#server/listen.ts'
import { testApp } from '#tests/support/test-app.ts'
import { requestLimits } from './rate-limits.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

/** What somebody sends to the shop: JSON to the API, or a form of one of its pages. */
export interface Attempt {
  /** The address that the proxy in front of the shop reports. */
  readonly network?: string
  readonly cookie?: string
  readonly json?: unknown
  readonly form?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

/** A shop that listens on a port, with the limits that a new shop has. */
export interface AttackedShop extends TestShop {
  readonly origin: string
  /** A GET without JSON or form. Redirects are not followed. */
  send(path: string, attempt?: Attempt): Promise<Response>
}

/** What programs on other sites send as Origin, such as mail programs that open in a browser. */
export const foreignOrigins = ['null', 'https://mail.example'] as const

const hour = 3600
const signInLimits = { perNetwork: { count: 120, seconds: hour }, perRecipient: { count: 20, seconds: hour } }

export async function openAttackedShop(
  options: { readonly trustedProxies?: readonly string[] } = {},
): Promise<AttackedShop> {
  const { trustedProxies = ['127.0.0.1'] } = options
  const shop = await openTestShop()
  const limits = requestLimits(signInLimits)
  const timeouts = { announcement: 0, quiet: 0, idle: 0, open: 0 }
  const server = await listen(
    '127.0.0.1',
    0,
    (publicUrl) => testApp(shop.marketplace, { publicUrl, limits, trustedProxies }),
    { timeouts },
  )
  const { origin } = server
  return {
    ...shop,
    origin,
    send: (path, { network = '192.0.2.1', cookie, json, form, headers } = {}) =>
      fetch(`${origin}${path}`, {
        redirect: 'manual',
        method: json === undefined && form === undefined ? 'GET' : 'POST',
        headers: {
          ...{ Origin: origin, 'X-Forwarded-For': network },
          ...(cookie !== undefined && { Cookie: cookie }),
          ...(json !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(form && { body: new URLSearchParams(form) }),
        ...(json !== undefined && { body: JSON.stringify(json) }),
      }),
    async [Symbol.asyncDispose]() {
      await server.close()
      await shop[Symbol.asyncDispose]()
    },
  }
}

/** The cookies that a response sets, as the browser sends them back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
