import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { isKnown } from './entity-tag.ts'

export type Handler = (context: Context) => Promise<Response> | Response

type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>

/** Keep a copy, but ask before using it whether it is still the right one. */
const askAgain = { 'Cache-Control': 'no-cache' }

/**
 * A readable thing with its strong ETag, or 304 for a client that has it. Pieces are taken in one at a time, so a body
 * of many megabytes never holds up other requests while it is made.
 */
export async function answer(context: Context, pieces: Pieces, headers: Record<string, string>): Promise<Response> {
  const hash = createHash('sha256')
  const chunks: Uint8Array[] = []
  for await (const piece of pieces) {
    const chunk = Buffer.from(piece)
    hash.update(chunk)
    chunks.push(chunk)
  }

  const entityTag = `"${hash.digest('base64url')}"`
  const caching = { ...askAgain, ...headers, ETag: entityTag }
  if (isKnown(entityTag, context.req.header('If-None-Match')))
    return new Response(null, { status: 304, headers: caching })
  const body = Buffer.concat(chunks)
  return new Response(body, { headers: { ...caching, 'Content-Length': String(body.byteLength) } })
}

export function answerJson(context: Context, body: unknown): Promise<Response> {
  return answerJsonPieces(context, [JSON.stringify(body)])
}

/** JSON that is written piece by piece. */
export function answerJsonPieces(context: Context, pieces: Pieces): Promise<Response> {
  return answer(context, pieces, { 'Content-Type': 'application/json' })
}

/** What came of a request that changed something: for its sender only. */
export function answerCreated(context: Context, body: object): Response {
  return context.json(body, 201, { 'Cache-Control': 'no-store' })
}
