import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
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
    const id = newRequestId()
    const startedAt = performance.now()
    const line = lineOf(context)
    context.set('requestId', id)
    await next()
    // Whoever answered, the answer can be written to by now; Hono would make a new one.
    context.res.headers.set('X-Request-Id', id)
    const { method } = context.req
    const told = {
      id,
      method: knownMethods.has(method) ? method : 'other',
      route: pathPattern(context.req.path, words),
      status: context.res.status,
    }
    const tell = (rest: Pick<Answered, 'bytes' | 'isCutOff'>) =>
      onAnswered({ ...told, milliseconds: millisecondsSince(startedAt), ...rest })
    if (line) line.whenClosed.then(tell)
    else tell({ isCutOff: false })
  }
}

const idLength = 12
const idBytes = (idLength * 6) / 8
let drawn = ''
let nextId = 0

/** Chance is drawn for many at once: each draw costs as much as the rest of a quick answer. */
export function newRequestId(): string {
  if (nextId === drawn.length) {
    drawn = randomBytes(idBytes * 500).toString('base64url')
    nextId = 0
  }
  nextId += idLength
  return drawn.slice(nextId - idLength, nextId)
}

/** Tells of an answer that leaves past the app, once it has left. `startedAt` as `performance.now()` had it. */
export function tellWhenClosed(
  outgoing: ServerResponse,
  told: Pick<Answered, 'id' | 'method' | 'route' | 'status'>,
  startedAt: number,
  onAnswered: (answered: Answered) => void,
): void {
  const { socket } = outgoing
  const writtenBefore = socket?.bytesWritten ?? 0
  outgoing.on('close', () =>
    onAnswered({
      ...told,
      milliseconds: millisecondsSince(startedAt),
      bytes: (socket?.bytesWritten ?? 0) - writtenBefore,
      isCutOff: !outgoing.writableFinished,
    }),
  )
}

function millisecondsSince(startedAt: number): number {
  return Math.round((performance.now() - startedAt) * 10) / 10
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
