import type { Server } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import { isTrusted, networkOf } from '#server/client-network.ts'
import type { ResponseWatch } from './one-response-at-a-time.ts'
import { maxConnectionsOfSystem } from './open-file-limit.ts'

/** How many connections may be open at a time. */
export interface ConnectionLimits {
  readonly total: number
  /** Of one network. Mobile operators give many phones one address, so it is generous. */
  readonly perNetwork: number
}

/**
 * Closes connections beyond the limits as soon as they are accepted. Those of trusted proxies carry the requests of
 * many visitors, so only the total limits them.
 */
export function limitConnections(server: Server, limits: ConnectionLimits, proxies: BlockList): ResponseWatch {
  server.maxConnections = Math.min(limits.total, maxConnectionsOfSystem())
  const watch = makeRoom(server, server.maxConnections)
  const openByNetwork = new Map<string, number>()
  server.on('connection', (socket) => {
    const peer = socket.remoteAddress
    if (peer === undefined || isTrusted(peer, proxies)) return
    const network = networkOf(peer, undefined, proxies)
    const others = openByNetwork.get(network) ?? 0
    if (others >= limits.perNetwork) {
      socket.destroy()
      return
    }
    openByNetwork.set(network, others + 1)
    socket.once('close', () => {
      const left = (openByNetwork.get(network) ?? 1) - 1
      if (left > 0) openByNetwork.set(network, left)
      else openByNetwork.delete(network)
    })
  })
  return watch
}

/** From this share of all connections on, new ones take the place of old ones. */
const nearlyFull = 0.9

/** A new connection has this long to send its first request before another one may take its place. */
const minMilliseconds = 1000

/**
 * When nearly all connections are taken, each new one closes the one that has been without a request for longest: a
 * browser then opens another one when it needs it.
 */
function makeRoom(server: Server, total: number): ResponseWatch {
  let open = 0
  /** Since when connections have no complete request, in milliseconds; the oldest comes first. */
  const idleSince = new Map<Socket, number>()
  server.on('connection', (socket) => {
    open += 1
    idleSince.set(socket, performance.now())
    socket.once('close', () => {
      open -= 1
      idleSince.delete(socket)
    })
    const [oldest] = idleSince
    if (open > total * nearlyFull && oldest && performance.now() - oldest[1] > minMilliseconds) oldest[0].destroy()
  })
  return {
    begin: (socket) => void idleSince.delete(socket),
    close(socket) {
      if (!socket.destroyed) idleSince.set(socket, performance.now())
    },
  }
}
