import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests that may wait on a connection for the response before them. Browsers send none. */
const maxPipelined = 16

/** Is told when a response begins on a connection, and when it is closed. */
export interface ResponseWatch {
  begin(socket: Socket): void
  close(socket: Socket): void
}

/** Handles a request; `whenClosed` takes what to call once its response is closed. */
type Handler = (incoming: IncomingMessage, outgoing: ServerResponse, whenClosed: WhenClosed) => void

export type WhenClosed = (call: () => void) => void

/**
 * Handles the requests of a connection one after the other. A client may send more requests before it has the response
 * (pipelining); Node would handle them all at once and keep every response in memory until the client reads. Each
 * response has one listener, since cached pages take little else.
 */
export function oneResponseAtATime(handle: Handler, watches: readonly ResponseWatch[]): RequestListener {
  /** Whether a response is in flight on a connection, and the requests that wait for it. */
  const connections = new WeakMap<Socket, { isBusy: boolean; readonly waiting: (() => void)[] }>()

  return (incoming, outgoing) => {
    const { socket } = incoming
    const connection = connections.getOrInsertComputed(socket, () => ({ isBusy: false, waiting: [] }))
    const begin = () => {
      connection.isBusy = true
      let call: (() => void) | undefined
      for (const watch of watches) watch.begin(socket)
      outgoing.once('close', () => {
        for (const watch of watches) watch.close(socket)
        call?.()
        connection.isBusy = false
        if (!socket.destroyed) connection.waiting.shift()?.()
      })
      handle(incoming, outgoing, (given) => {
        call = given
      })
    }
    if (!connection.isBusy) begin()
    else if (connection.waiting.length < maxPipelined) connection.waiting.push(begin)
    else socket.destroy()
  }
}
