import type { BlockList } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { Visitor, VisitorLimits } from '#domain/limits/limits.ts'
import { networkOf } from './client-network.ts'

/** Notes who a request comes from, for whoever counts what strangers do. Without limits nobody is noted. */
export function noteVisitor(limits: VisitorLimits | undefined, trusted: BlockList): MiddlewareHandler {
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
