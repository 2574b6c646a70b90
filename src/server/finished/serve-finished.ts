import type { MiddlewareHandler } from 'hono'
import { bestEncoding } from './encodings.ts'
import { addVariant, encodingFor, type Head, sendingOf } from './finished-page.ts'
import type { FinishedPages, Found } from './finished-pages.ts'
import { publicAddress } from './public-addresses.ts'
import { serverTiming } from './server-timing.ts'

/**
 * Answers public addresses with what is finished, and lets the others through. A page is made from its address alone:
 * nothing else of the request that happens to be the first, no host, header or cookie, can get into it.
 */
export function serveFinished(finished: FinishedPages, publicUrl: string): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const isReading = ['GET', 'HEAD'].includes(context.req.method)
    const address = isReading ? publicAddress(pathname, search) : undefined
    if (!address) {
      await next()
      if (!isReading) finished.noteChange()
      return
    }
    const asked = context.req.raw
    const found = await finished.pageAt(address.key, async (shown) => {
      context.req.raw = new Request(publicUrl + address.path)
      context.set('shown', shown)
      await next()
      return context.res
    })
    const answer = 'answer' in found ? passedOn(asked, found.answer) : await finishedAnswer(asked, found, finished)
    context.res = undefined
    context.res = answer
  }
}

type PassedOn = Extract<Found, { answer: unknown }>['answer']

function passedOn({ method }: Request, { status, headers, body }: PassedOn): Response {
  return new Response(method === 'HEAD' ? null : body, { status, headers: new Headers(headers) })
}

async function finishedAnswer(
  { method, headers }: Request,
  { page, provenance, makingMilliseconds }: Extract<Found, { page: unknown }>,
  finished: FinishedPages,
): Promise<Response> {
  const encoding = encodingFor(page, bestEncoding(headers.get('Accept-Encoding') ?? undefined))
  const variant = page.variants[encoding] ?? (await addVariant(page, encoding))
  finished.weigh(page)
  const { status, head, body } = sendingOf(page, variant, headers.get('If-None-Match') ?? undefined)
  const timing = serverTiming(provenance, finished.ageOf(page), makingMilliseconds)
  return new Response(method === 'HEAD' || !body ? null : body, {
    status,
    headers: [...pairsOf(head), ['server-timing', timing]],
  })
}

function pairsOf(head: Head): [string, string][] {
  return head.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, head[at + 1] ?? '']] : []))
}
