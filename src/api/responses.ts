import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { matchesEntityTag } from './entity-tag.ts'

export type Handler = (context: Context) => Promise<Response> | Response

type Chunks = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>

/** Store it, but revalidate before each use. */
const revalidate = { 'Cache-Control': 'no-cache' }

/**
 * A response with a strong ETag, or 304 if the client has it. Chunks are consumed one at a time, so that generating a body of
 * many megabytes does not block other requests.
 */
export async function cacheableResponse(
  context: Context,
  chunks: Chunks,
  headers: Record<string, string>,
): Promise<Response> {
  const hash = createHash('sha256')
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) {
    const part = Buffer.from(chunk)
    hash.update(part)
    parts.push(part)
  }

  const entityTag = `"${hash.digest('base64url')}"`
  const caching = { ...revalidate, ...headers, ETag: entityTag }
  if (matchesEntityTag(entityTag, context.req.header('If-None-Match')))
    return new Response(null, { status: 304, headers: caching })
  const body = Buffer.concat(parts)
  return new Response(body, { headers: { ...caching, 'Content-Length': String(body.byteLength) } })
}

export function jsonResponse(context: Context, body: unknown): Promise<Response> {
  return streamedJsonResponse(context, [JSON.stringify(body)])
}

/** JSON generated in chunks. */
export function streamedJsonResponse(context: Context, chunks: Chunks): Promise<Response> {
  return cacheableResponse(context, chunks, { 'Content-Type': 'application/json' })
}

/** The result of a request that created something; not cacheable. */
export function createdResponse(context: Context, body: object): Response {
  return context.json(body, 201, { 'Cache-Control': 'no-store' })
}
