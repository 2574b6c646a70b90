import type { MiddlewareHandler } from 'hono'

interface KnownPage {
  readonly body: ArrayBuffer
  readonly headers: Headers
}

interface LastKnownPagesOptions {
  /** Bytes of all pages kept; who was not asked for the longest time goes first. */
  readonly mostBytes: number
}

const longestAddress = 300

/**
 * Keeps every public page as it was shown last, and shows it again while the database is away: who browses notices
 * nothing. What must not be kept says so with `no-store`.
 */
export function lastKnownPages({ mostBytes }: LastKnownPagesOptions): MiddlewareHandler {
  const known = new Map<string, KnownPage>()
  let bytes = 0

  const forget = (address: string) => {
    bytes -= known.get(address)?.body.byteLength ?? 0
    known.delete(address)
  }
  const keep = (address: string, page: KnownPage) => {
    forget(address)
    known.set(address, page)
    bytes += page.body.byteLength
    for (const oldest of known.keys()) {
      if (bytes <= mostBytes) break
      forget(oldest)
    }
  }

  return async (context, next) => {
    await next()
    const { pathname, search } = new URL(context.req.url)
    const address = pathname + search
    if (!['GET', 'HEAD'].includes(context.req.method) || address.length > longestAddress) return

    if (context.res.status === 503) {
      const page = known.get(address)
      if (!page) return
      keep(address, page)
      context.res = undefined
      context.res = new Response(context.req.method === 'HEAD' ? null : page.body, { headers: page.headers })
    } else if (context.req.method === 'GET' && isPublicPage(context.res)) {
      keep(address, { body: await context.res.clone().arrayBuffer(), headers: new Headers(context.res.headers) })
    }
  }
}

function isPublicPage({ status, headers }: Response): boolean {
  return status === 200 && !headers.get('Cache-Control')?.includes('no-store') && !headers.has('Set-Cookie')
}
