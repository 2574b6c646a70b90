import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { CacheMetadata } from '#domain/cache-tags.ts'
import { matchesEntityTag } from './entity-tag.ts'

export type Handler = (context: Context) => Promise<Response> | Response

type Chunks = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>

/** Store it, but revalidate before each use. */
const revalidate = { 'Cache-Control': 'no-cache' }

/** Bytes. Three thousand products take about as many. */
const maxAssembledBytes = 2_000_000

/**
 * A response with a strong ETag, or 304 if the client has it. Chunks are consumed one at a time, so that generating a body of
 * many megabytes does not block other requests. Beyond `maxAssembledBytes` the body is sent as it is generated, and the
 * page cache gives it an ETag.
 */
export async function cacheableResponse(
  context: Context,
  chunks: Chunks,
  headers: Record<string, string>,
): Promise<Response> {
  const language: string | undefined = context.get('contentLanguage')
  // The same bytes in two languages are two responses: their headers differ.
  const hash = createHash('sha256').update(language ?? '')
  const ofLanguage = { ...headers, ...(language && { 'Content-Language': language }) }
  const parts: Uint8Array[] = []
  let bytes = 0
  const rest = asGenerator(chunks)
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    const part = Buffer.from(next.value)
    hash.update(part)
    parts.push(part)
    bytes += part.byteLength
    if (bytes > maxAssembledBytes) return streamedResponse(context, parts, rest, ofLanguage)
  }

  const entityTag = `"${hash.digest('base64url')}"`
  const caching = { ...revalidate, ...ofLanguage, ETag: entityTag }
  if (matchesEntityTag(entityTag, context.req.header('If-None-Match')))
    return new Response(null, { status: 304, headers: caching })
  return new Response(Buffer.concat(parts), { headers: { ...caching, 'Content-Length': String(bytes) } })
}

async function* asGenerator(chunks: Chunks): AsyncGenerator<string | Uint8Array, void> {
  yield* chunks
}

/** Generates each further chunk when the client has read those before it. Each waits for its turn as a request does. */
function streamedResponse(
  context: Context,
  parts: Uint8Array[],
  rest: AsyncGenerator<string | Uint8Array, void>,
  headers: Record<string, string>,
): Response {
  const cacheMetadata: CacheMetadata | undefined = context.get('cacheMetadata')
  if (cacheMetadata) cacheMetadata.isStreamed = true
  const takeReadTurn: (() => Promise<() => void>) | undefined = context.get('takeReadTurn')
  const nextChunk = async () => {
    const part = parts.shift()
    if (part) return part
    const leave = await takeReadTurn?.()
    const { done, value } = await rest.next().finally(leave)
    return done ? undefined : Buffer.from(value)
  }
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await nextChunk()
        if (chunk) controller.enqueue(chunk)
        else controller.close()
      },
      async cancel() {
        await rest.return()
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { headers: { ...revalidate, ...headers } })
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
