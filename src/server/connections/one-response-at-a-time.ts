import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that may wait on a connection for the response before them. Browsers send none. */
const maxPipelined = 16

/**
 * Handles the requests of a connection one after the other. A client may send more requests before it has the response
 * (pipelining); Node would handle them all at once and keep every response in memory until the client reads.
 */
export function oneResponseAtATime(
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
): RequestListener {
  /** What waits on the connections that have a response in flight. */
  const waiting = new WeakMap<Socket, (() => void)[]>()

  const beginNext = (socket: Socket) => {
    const next = socket.destroyed ? undefined : waiting.get(socket)?.shift()
    if (next) next()
    else waiting.delete(socket)
  }

  return (incoming, outgoing) => {
    const { socket } = incoming
    const begin = () => {
      outgoing.once('close', () => beginNext(socket))
      handle(incoming, outgoing)
    }
    const others = waiting.get(socket)
    if (!others) {
      waiting.set(socket, [])
      begin()
    } else if (others.length < maxPipelined) others.push(begin)
    else socket.destroy()
  }
}
