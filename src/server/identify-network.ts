import type { BlockList } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { describeRequest } from '#api/request-marketplace.ts'
import type { RequestLimits } from '#domain/rate-limits/rate-limit.ts'
import { networkOf } from './client-network.ts'
import type { UntrustedProxyWatch } from './untrusted-proxy.ts'

/** Stores the network of the client in the context: its address, and with it the rate limits. */
export function identifyNetwork(
  limits: RequestLimits | 'unlimited',
  trusted: BlockList,
  untrustedProxy?: UntrustedProxyWatch,
): MiddlewareHandler {
  return async (context, next) => {
    const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
    const peer = incoming?.socket.remoteAddress ?? 'unknown'
    const forwarded = context.req.header('X-Forwarded-For')
    untrustedProxy?.look(peer, forwarded !== undefined)
    const address = networkOf(peer, forwarded, trusted)
    context.set('client', address)
    describeRequest(context, { network: limits === 'unlimited' ? limits : { address, ...limits } })
    await next()
  }
}
