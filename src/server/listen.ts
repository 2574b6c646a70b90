import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { trustedProxies } from './client-network.ts'
import { closeSlowReaders, defaultReadingPace, type ReadingPace } from './connections/close-slow-readers.ts'
import { type ConnectionLimits, limitConnections } from './connections/connection-limits.ts'
import { oneResponseAtATime, type WhenClosed } from './connections/one-response-at-a-time.ts'
import { refuseAmbiguousRequest } from './connections/refuse-ambiguous-requests.ts'
import type { FastPath } from './page-cache/fast-path.ts'
import { startListening } from './start-listening.ts'

export interface HttpServer {
  /**
   * Announces the stop to load balancers (`isStopping`) and closes each connection after its next response, then stops
   * accepting connections. Those that stay idle or open for too long are closed in the end.
   */
  close(): Promise<void>
  /** Whether `close` has been called. */
  isStopping(): boolean
}

/** Milliseconds. */
const defaultTimeouts = {
  /** After which a connection is closed whose request's headers are incomplete. */
  headers: 10_000,
  /** The same for headers and body together. */
  request: 30_000,
  /** After which an idle connection is closed. Longer than in common proxies, which must be the first to close. */
  keepAlive: 65_000,
  /** After which any other connection is closed on which nothing happens, such as one that has sent nothing at all. */
  silent: 65_000,
  /** From the stop on, how long connections are accepted: load balancers see that the shop is not ready. */
  announcement: 1000,
  /** Then connections are accepted until none has come for so long. */
  quiet: 100,
  /** And at most so long. */
  maxQuiet: 1000,
  /** After that, how long idle connections stay open, on which a request may be on its way. */
  idle: 1000,
  /** After that, how long open requests may take. */
  open: 8000,
}

/** Milliseconds between two looks for new connections. */
const turn = 10

/** The app, and optionally a fast path that is tried first. */
export interface RequestHandlers extends Pick<Hono, 'fetch'> {
  readonly fastPath?: FastPath
}

export interface ListenOptions {
  readonly timeouts?: Partial<typeof defaultTimeouts>
  /** Absent: none. */
  readonly connectionLimits?: ConnectionLimits
  /** Addresses and networks of proxies, whose connections are not limited by network. */
  readonly trustedProxies?: readonly string[]
  readonly readingPace?: ReadingPace
  /** Whether slow clients are to be closed early. */
  readonly isMemoryShort?: () => boolean
}

/**
 * Starts a server, then creates the app with the origin at which it listens. Throws InvalidSetting if it cannot listen.
 */
export async function listen(
  host: string,
  port: number,
  createApp: (origin: string) => RequestHandlers,
  options: ListenOptions = {},
): Promise<HttpServer & { origin: string }> {
  const timeouts = { ...defaultTimeouts, ...options.timeouts }
  let app: RequestHandlers | undefined
  const handleByApp = getRequestListener(
    (request, environment) => app?.fetch(request, environment) ?? new Response('Starting', { status: 503 }),
    { overrideGlobalObjects: false },
  )
  const serverOptions = {
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    // Node checks the timeouts of all connections at this interval, by default every 30 seconds.
    connectionsCheckingInterval: Math.min(1000, timeouts.headers / 4),
  }
  const handle = (incoming: IncomingMessage, outgoing: ServerResponse, whenClosed: WhenClosed) => {
    if (refuseAmbiguousRequest(incoming, outgoing) || app?.fastPath?.(incoming, outgoing, whenClosed)) return
    void handleByApp(incoming, outgoing)
  }
  let isStopping = false
  let held: Promise<void> | undefined
  let connectionCount = 0
  const server = createServer(serverOptions)
  server.timeout = timeouts.silent
  const watches = [
    closeSlowReaders(server, options.readingPace ?? defaultReadingPace, options.isMemoryShort ?? (() => false)),
  ]
  if (options.connectionLimits)
    watches.push(limitConnections(server, options.connectionLimits, trustedProxies(options.trustedProxies ?? [])))
  const onRequest = oneResponseAtATime((incoming, outgoing, whenClosed) => {
    if (isStopping) outgoing.setHeader('Connection', 'close')
    if (held) void held.then(() => handle(incoming, outgoing, whenClosed))
    else handle(incoming, outgoing, whenClosed)
  }, watches)
  server.on('request', onRequest)
  server.on('connection', () => {
    connectionCount += 1
  })

  /**
   * The operating system resets connections that have not been accepted yet when the server stops listening. Clients
   * that wait for responses open no more connections meanwhile, so the last ones can be accepted. Turns of the event
   * loop are counted and not the time: after a pause of the whole process some may wait that it has not seen yet.
   */
  const stopListening = async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    const endsAt = performance.now() + timeouts.maxQuiet
    for (let quiet = 0; quiet < timeouts.quiet && performance.now() < endsAt; ) {
      const before = connectionCount
      await pause(turn)
      quiet = connectionCount === before ? quiet + turn : 0
    }
    // The method of an HTTP server would also close idle connections at once, and so reset requests on their way.
    NetServer.prototype.close.call(server)
    held = undefined
    resolve()
  }
  const listeningPort = await startListening(server, { host, port, portSetting: 'PORT' })

  const origin = originOf(host, listeningPort)
  app = createApp(origin)
  return {
    origin,
    isStopping: () => isStopping,
    async close() {
      isStopping = true
      await pause(timeouts.announcement)
      const closed = once(server, 'close')
      await stopListening()
      await Promise.race([closed, pause(timeouts.idle)])
      server.closeIdleConnections()
      await Promise.race([closed, pause(timeouts.open, undefined, { ref: false })])
      server.closeAllConnections()
      await closed
    },
  }
}

/** Loopback addresses and wildcards become `localhost`. */
export function originOf(host: string, port: number): string {
  const name = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
