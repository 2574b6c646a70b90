// Sends what the shop at the address in the first argument answers to the paths in the others, byte for byte, and to who
// says that they have it, the shop's 304. It has one map to look into and nothing else to do.
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { asBrowsersAsk } from '../as-browsers-ask.ts'
import { openServer } from './open-server.ts'

interface Copy {
  readonly head: readonly string[]
  readonly body: Buffer
}

const [, , origin = '', ...paths] = process.argv
const copies = new Map<string, { whole: Copy; unchanged: Copy }>()
for (const path of paths) {
  const { copy: whole, entityTag } = await copyOf(path, {})
  const { copy: unchanged } = await copyOf(path, { 'If-None-Match': entityTag })
  copies.set(path, { whole, unchanged })
}

await openServer(({ url = '', headers }, answer) => {
  const copy = copies.get(url)
  if (!copy) {
    answer.writeHead(404).end()
  } else if (headers['if-none-match'] === undefined) {
    answer.writeHead(200, copy.whole.head as string[])
    answer.end(copy.whole.body)
  } else {
    answer.writeHead(304, copy.unchanged.head as string[])
    answer.end()
  }
})

async function copyOf(path: string, headers: Record<string, string>): Promise<{ copy: Copy; entityTag: string }> {
  const asked = request(origin + path, { headers: { ...asBrowsersAsk, ...headers } })
  const [answer]: [IncomingMessage] = (await once(asked.end(), 'response')) as [IncomingMessage]
  const body = Buffer.concat(await answer.toArray())
  return { copy: { head: withoutNodesOwn(answer.rawHeaders), body }, entityTag: answer.headers.etag ?? '' }
}

/** What Node writes itself it must not be given. */
function withoutNodesOwn(head: readonly string[]): string[] {
  const own = new Set(['date', 'connection', 'keep-alive'])
  return head.filter((_, at) => !own.has(head[at - (at % 2)]?.toLowerCase() ?? ''))
}
