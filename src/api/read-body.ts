import type { z } from 'zod'
import { Problem } from './problem.ts'
import { valid } from './validate.ts'

const maxBytes = 64 * 1024

/** Levels of nesting. An order, the deepest body, has three. */
const maxDepth = 16

/** Parses the JSON body of a request by a schema. Throws a Problem. */
export async function readBody<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  requireJsonType(request)
  return valid(schema, parseJson(await readBytes(request)))
}

/** Requiring the media type also protects against CSRF: browsers send a preflight before JSON across sites. */
function requireJsonType({ headers }: Request): void {
  const [mediaType = '', ...parameters] = (headers.get('Content-Type') ?? '').toLowerCase().split(';')
  const charset = parameters.map((parameter) => /^\s*charset\s*=\s*"?([^"]*?)"?\s*$/.exec(parameter)?.[1]).find(Boolean)
  const isPlain = (headers.get('Content-Encoding') ?? 'identity').toLowerCase() === 'identity'
  if (mediaType.trim() === 'application/json' && isPlain && ['utf-8', 'utf8', undefined].includes(charset)) return
  throw new Problem(
    'not-json-typed',
    'Please send JSON in UTF-8, uncompressed, with the header Content-Type: application/json.',
    {},
  )
}

/** Counts bytes while reading: Content-Length may be absent or wrong. */
async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('Content-Length')) > maxBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunksOf(request)) {
    length += chunk.byteLength
    if (length > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array> {
  if (!body) return
  try {
    yield* body
  } catch {
    throw new Problem('not-json', 'The body ended before it was complete.', {})
  }
}

function tooLarge(): Problem {
  return new Problem('too-large', `Please send at most ${maxBytes} bytes.`, {})
}

function parseJson(bytes: Uint8Array): unknown {
  const value = parsed(bytes)
  if (isDeeperThan(maxDepth, value))
    throw new Problem('not-json', 'The body is nested more than anything asks for.', {})
  return value
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Problem('not-json', 'The body could not be read as JSON in UTF-8.', {})
  }
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner))
}
