import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { matchesEntityTag } from './entity-tag.ts'

export type Handler = (context: Context) => Promise<Response> | Response

type Chunks = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>

/** Store it, but revalidate before each use. */
const revalidate = { 'Cache-Control': 'no-cache' }

/**
 * A response with a strong ETag, or 304 if the client has it. Chunks are consumed one at a time, so that generating a
 * body of some megabytes does not block other requests.
 */
export async function cacheableResponse(
  context: Context,
  chunks: Chunks,
  headers: Record<string, string>,
): Promise<Response> {
  const language: string | undefined = context.get('contentLanguage')
  // The same bytes in two languages are two responses: their headers differ.
  const hash = createHash('sha256').update(language ?? '')
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) {
    const part = Buffer.from(chunk)
    hash.update(part)
    parts.push(part)
  }
  const body = Buffer.concat(parts)
  const entityTag = `"${hash.digest('base64url')}"`
  const caching = { ...revalidate, ...headers, ...(language && { 'Content-Language': language }), ETag: entityTag }
  if (matchesEntityTag(entityTag, context.req.header('If-None-Match')))
    return new Response(null, { status: 304, headers: caching })
  return new Response(body, { headers: { ...caching, 'Content-Length': String(body.byteLength) } })
}

/** `next` is the path and query at which a list goes on. */
export function jsonResponse(context: Context, body: unknown, next?: string): Promise<Response> {
  return jsonFromChunks(context, [JSON.stringify(body)], next)
}

/** The same with a body that is JSON already. */
export function jsonFromChunks(context: Context, chunks: Chunks, next?: string): Promise<Response> {
  const link = next !== undefined && { Link: `<${next}>; rel="next"` }
  return cacheableResponse(context, chunks, { 'Content-Type': 'application/json', ...link })
}

/** The result of a request that created something; not cacheable. */
export function createdResponse(context: Context, body: object): Response {
  return context.json(body, 201, { 'Cache-Control': 'no-store' })
}
