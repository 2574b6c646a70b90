import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { makeCertificate } from './certificate.ts'

/** Another shop's pictures on loopback, by https with a certificate of its own. */
export async function openPictureServer(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const host = 'pictures.localhost'
  const { key, cert } = makeCertificate(host)
  const asked: string[] = []
  const server = createServer({ key, cert }, (request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return {
    asked,
    url: (path: string) => `https://${host}:${port}${path}`,
    /** Its name stands for a public address, and only that name. */
    reach: {
      ca: cert,
      port: undefined,
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      mayReachAddress: (found: string) => found === '127.0.0.1',
    },
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
