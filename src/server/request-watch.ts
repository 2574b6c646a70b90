import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { pathPattern } from './path-pattern.ts'

/** What may be told of a request: nothing of who asked, or of what they wrote. */
export interface Answered {
  readonly id: string
  readonly method: string
  /** The address without what visitors put into it: `/product/*`. */
  readonly route: string
  readonly status: number
  readonly milliseconds: number
  /** What went over the line for the answer, its head included; absent where there is no line. */
  readonly bytes?: number
  /** Whether the visitor was gone before the answer was complete. */
  readonly isCutOff: boolean
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])

/** Gives every request a number, says it with the answer, and tells of the request once the answer has left. */
export function watchRequests(
  words: ReadonlySet<string>,
  onAnswered: (answered: Answered) => void = () => {},
): MiddlewareHandler {
  return async (context, next) => {
    const id = randomBytes(9).toString('base64url')
    const startedAt = performance.now()
    const line = lineOf(context)
    context.set('requestId', id)
    await next()
    context.header('X-Request-Id', id)
    const { method } = context.req
    const told = {
      id,
      method: knownMethods.has(method) ? method : 'other',
      route: pathPattern(context.req.path, words),
      status: context.res.status,
    }
    const tell = (rest: Pick<Answered, 'bytes' | 'isCutOff'>) =>
      onAnswered({ ...told, milliseconds: Math.round((performance.now() - startedAt) * 10) / 10, ...rest })
    if (line) line.whenClosed.then(tell)
    else tell({ isCutOff: false })
  }
}

export function requestIdOf(context: Context): string {
  return context.get('requestId')
}

/** The line the answer goes over, when there is one: tests ask without. */
function lineOf({ env }: Context) {
  const { outgoing } = (env ?? {}) as Partial<HttpBindings>
  const { socket } = outgoing ?? {}
  if (!outgoing || !socket || !('bytesWritten' in socket)) return undefined
  const writtenBefore = socket.bytesWritten
  return {
    whenClosed: once(outgoing, 'close').then(() => ({
      bytes: socket.bytesWritten - writtenBefore,
      isCutOff: !outgoing.writableFinished,
    })),
  }
}
