import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { WhenClosed } from './connections/one-response-at-a-time.ts'
import { isAsset } from './static-files.ts'

/** What is logged of a request: nothing about the client or its input. */
export interface CompletedRequest {
  readonly id: string
  readonly method: string
  /** The path without input of the client: `/product/*`. */
  readonly route: string
  /** 499 instead of a server error when the client had disconnected: nothing of the shop failed. */
  readonly status: number
  readonly milliseconds: number
  /** Bytes sent for the response, headers included; absent without a socket. */
  readonly bytes?: number
  /** Whether the client disconnected before the response was complete. */
  readonly isAborted: boolean
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])

/**
 * Sends the id of each request for more than a built file as X-Request-Id, and reports the request once its response
 * has been sent. `routeOf` returns a path without input of the client.
 */
export function observeRequests(
  routeOf: (pathname: string) => string,
  onCompleted: (completed: CompletedRequest) => void = () => {},
): MiddlewareHandler {
  return async (context, next) => {
    const id = context.get('requestId')
    const startedAt = performance.now()
    const connection = connectionOf(context)
    await next()
    // At this point headers can be changed in place; Hono's own method would copy the response.
    if (!isAsset(context)) context.res.headers.set('X-Request-Id', id)
    const { method } = context.req
    const facts = {
      id,
      method: knownMethods.has(method) ? method : 'other',
      route: routeOf(context.req.path),
      status: context.res.status,
    }
    const report = (rest: Pick<CompletedRequest, 'bytes' | 'isAborted'>) =>
      onCompleted({ ...withStatusOf(facts, rest), milliseconds: millisecondsSince(startedAt), ...rest })
    if (connection) connection.whenClosed.then(report)
    else report({ isAborted: false })
  }
}

/** Reports a response that bypasses the app once it has been sent. `startedAt` is a value of `performance.now()`. */
export function reportWhenClosed(
  outgoing: ServerResponse,
  whenClosed: WhenClosed,
  facts: Pick<CompletedRequest, 'id' | 'method' | 'route' | 'status'>,
  startedAt: number,
  onCompleted: (completed: CompletedRequest) => void,
): void {
  const { socket } = outgoing
  const writtenBefore = socket?.bytesWritten ?? 0
  whenClosed(() =>
    onCompleted({
      ...facts,
      milliseconds: millisecondsSince(startedAt),
      bytes: (socket?.bytesWritten ?? 0) - writtenBefore,
      isAborted: !outgoing.writableFinished,
    }),
  )
}

/** Work that is aborted because its client has gone ends as any failure does; a real one has been logged by itself. */
function withStatusOf<Facts extends { readonly status: number }>(
  facts: Facts,
  { isAborted }: Pick<CompletedRequest, 'isAborted'>,
): Facts {
  return isAborted && facts.status >= 500 ? { ...facts, status: 499 } : facts
}

function millisecondsSince(startedAt: number): number {
  return Math.round((performance.now() - startedAt) * 10) / 10
}

/** The socket of the response; undefined in tests, which call the app without a server. */
function connectionOf({ env }: Context) {
  const { outgoing } = (env ?? {}) as Partial<HttpBindings>
  const { socket } = outgoing ?? {}
  if (!outgoing || !socket || !('bytesWritten' in socket)) return undefined
  const writtenBefore = socket.bytesWritten
  return {
    whenClosed: once(outgoing, 'close').then(() => ({
      bytes: socket.bytesWritten - writtenBefore,
      isAborted: !outgoing.writableFinished,
    })),
  }
}
