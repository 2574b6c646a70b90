import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { FastPath } from './page-cache/fast-path.ts'

export interface HttpServer {
  /** Stops accepting connections, waits a few seconds for open requests, then closes their connections. */
  close(): Promise<void>
}

const closeTimeoutMilliseconds = 10_000

/** Timeouts in milliseconds after which a connection is closed. */
export interface RequestTimeouts {
  /** For the headers. */
  readonly headers: number
  /** For headers and body together. */
  readonly request: number
}

const defaultTimeouts: RequestTimeouts = { headers: 10_000, request: 30_000 }

/** The app, and optionally a fast path that is tried first. */
export interface RequestHandlers extends Pick<Hono, 'fetch'> {
  readonly fastPath?: FastPath
}

/** Starts a server, then creates the app with the origin at which it listens. Throws when the port is in use. */
export async function listen(
  host: string,
  port: number,
  createApp: (origin: string) => RequestHandlers,
  timeouts = defaultTimeouts,
): Promise<HttpServer & { origin: string }> {
  let app: RequestHandlers | undefined
  const handleByApp = getRequestListener(
    (request, environment) => app?.fetch(request, environment) ?? new Response('Starting', { status: 503 }),
    { overrideGlobalObjects: false },
  )
  const serverOptions = {
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    // Node checks the timeouts of all connections at this interval, by default every 30 seconds.
    connectionsCheckingInterval: Math.min(1000, timeouts.headers / 4),
  }
  const server = createServer(serverOptions, (incoming, outgoing) => {
    if (!app?.fastPath?.(incoming, outgoing)) void handleByApp(incoming, outgoing)
  })
  server.listen(port, host)
  await once(server, 'listening')

  const origin = originOf(host, (server.address() as AddressInfo).port)
  app = createApp(origin)
  return { origin, close: () => closeServer(server) }
}

/** Loopback addresses and wildcards become `localhost`. */
function originOf(host: string, port: number): string {
  const name = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  await Promise.race([closed, pause(closeTimeoutMilliseconds, undefined, { ref: false })])
  server.closeAllConnections()
  await closed
}
