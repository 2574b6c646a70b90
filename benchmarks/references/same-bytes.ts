// Serves the responses of the shop at the origin in the first argument to the paths in the others, byte for byte, and
// its 304 responses to conditional requests. Each request costs one map lookup.
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { browserHeaders } from '../browser-headers.ts'
import { openServer } from './open-server.ts'

interface Copy {
  readonly rawHeaders: readonly string[]
  readonly body: Buffer
}

const [, , origin = '', ...paths] = process.argv
const copies = new Map<string, { full: Copy; notModified: Copy }>()
for (const path of paths) {
  const { copy: full, entityTag } = await copyOf(path, {})
  const { copy: notModified } = await copyOf(path, { 'If-None-Match': entityTag })
  copies.set(path, { full, notModified })
}

await openServer(({ url = '', headers }, outgoing) => {
  const copy = copies.get(url)
  if (!copy) {
    outgoing.writeHead(404).end()
  } else if (headers['if-none-match'] === undefined) {
    outgoing.writeHead(200, copy.full.rawHeaders as string[])
    outgoing.end(copy.full.body)
  } else {
    outgoing.writeHead(304, copy.notModified.rawHeaders as string[])
    outgoing.end()
  }
})

async function copyOf(path: string, headers: Record<string, string>): Promise<{ copy: Copy; entityTag: string }> {
  const sent = request(origin + path, { headers: { ...browserHeaders, ...headers } })
  const [response]: [IncomingMessage] = (await once(sent.end(), 'response')) as [IncomingMessage]
  const body = Buffer.concat(await response.toArray())
  return { copy: { rawHeaders: withoutNodesOwn(response.rawHeaders), body }, entityTag: response.headers.etag ?? '' }
}

/** Removes the headers that Node adds itself. */
function withoutNodesOwn(rawHeaders: readonly string[]): string[] {
  const own = new Set(['date', 'connection', 'keep-alive'])
  return rawHeaders.filter((_, at) => !own.has(rawHeaders[at - (at % 2)]?.toLowerCase() ?? ''))
}
