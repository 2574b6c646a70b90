import type { BlockList } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { RequestLimits, RequestNetwork } from '#domain/rate-limits/rate-limit.ts'
import { networkOf } from './client-network.ts'

/** Stores the network of the client in the context, for rate limits. Without limits nothing is stored. */
export function identifyNetwork(limits: RequestLimits | undefined, trusted: BlockList): MiddlewareHandler {
  return async (context, next) => {
    if (limits) {
      const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
      const peer = incoming?.socket.remoteAddress ?? 'unknown'
      const address = networkOf(peer, context.req.header('X-Forwarded-For'), trusted)
      context.set('network', { address, ...limits } satisfies RequestNetwork)
    }
    await next()
  }
}
