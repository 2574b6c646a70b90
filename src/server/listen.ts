import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Door } from './finished/front-door.ts'

export interface Listening {
  /** Stops accepting, lets what runs finish for a few seconds, then cuts it off. */
  close(): Promise<void>
}

const patienceMilliseconds = 10_000

/** How long a sender may take, in milliseconds, before the line is cut. */
export interface SenderLimits {
  readonly head: number
  /** Head and body together. */
  readonly request: number
}

const usualLimits: SenderLimits = { head: 10_000, request: 30_000 }

/** What answers: the app, and before it, where there is one, the door. */
export interface Answering extends Pick<Hono, 'fetch'> {
  readonly door?: Door
}

/** Serves the app that `makeApp` builds once it is known where the server listens. Throws when the port is taken. */
export async function listen(
  host: string,
  port: number,
  makeApp: (origin: string) => Answering,
  limits = usualLimits,
): Promise<Listening & { origin: string }> {
  let app: Answering | undefined
  const answerByApp = getRequestListener(
    (request, environment) => app?.fetch(request, environment) ?? new Response('Starting', { status: 503 }),
    { overrideGlobalObjects: false },
  )
  const serverOptions = {
    headersTimeout: limits.head,
    requestTimeout: limits.request,
    // Node looks at all lines together, by default twice a minute.
    connectionsCheckingInterval: Math.min(1000, limits.head / 4),
  }
  const server = createServer(serverOptions, (incoming, outgoing) => {
    if (!app?.door?.(incoming, outgoing)) void answerByApp(incoming, outgoing)
  })
  server.listen(port, host)
  await once(server, 'listening')

  const origin = originOf(host, (server.address() as AddressInfo).port)
  app = makeApp(origin)
  return { origin, close: () => closeServer(server) }
}

/** Loopback and "every address" are reached under the name people know. */
function originOf(host: string, port: number): string {
  const name = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  await Promise.race([closed, pause(patienceMilliseconds, undefined, { ref: false })])
  server.closeAllConnections()
  await closed
}
