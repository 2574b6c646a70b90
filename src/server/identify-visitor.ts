import type { BlockList } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { Visitor, VisitorLimits } from '#domain/rate-limits/rate-limit.ts'
import { networkOf } from './client-network.ts'

/** Stores the network of the client in the context, for rate limits. Without limits nothing is stored. */
export function identifyVisitor(limits: VisitorLimits | undefined, trusted: BlockList): MiddlewareHandler {
  return async (context, next) => {
    if (limits) {
      const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
      const peer = incoming?.socket.remoteAddress ?? 'unknown'
      const network = networkOf(peer, context.req.header('X-Forwarded-For'), trusted)
      context.set('visitor', { network, ...limits } satisfies Visitor)
    }
    await next()
  }
}
