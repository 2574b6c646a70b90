import { once } from 'node:events'
import http, { type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import { cleanUpAfter } from './shop-process.ts'

/** A proxy on loopback that forwards requests as `behavior` says. */
export async function openForwardingProxy(t: TestContext) {
  const proxy = { target: '', forwardedFor: (_sent: IncomingHttpHeaders): string | undefined => '198.51.100.7' }
  const server = http.createServer((request, response) => {
    const { 'x-forwarded-for': _, ...headers } = request.headers
    const forwardedFor = proxy.forwardedFor(request.headers)
    const options = { headers: { ...headers, ...(forwardedFor && { 'x-forwarded-for': forwardedFor }) } }
    const forwarded = http.get(`${proxy.target}${request.url}`, options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.writeHead(502).end())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  cleanUpAfter(t, async () => void server.close())
  return Object.assign(proxy, { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}
