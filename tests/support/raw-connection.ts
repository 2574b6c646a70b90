import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection on which a test sends what no browser would. */
export interface RawConnection {
  readonly socket: Socket
  /** All that was received so far. */
  received(): string
  readonly closed: Promise<unknown>
  isClosed(): boolean
}

interface RawConnectionOptions {
  /** Any address of 127.0.0.0/8 is this machine: each is a network of its own to the server. */
  readonly from?: string
  /** Whether to leave in the socket what the server sends. */
  readonly readsNothing?: boolean
}

/** Connects to a server of this machine. Resolves too when the server closes the connection at once. */
export async function openRawConnection(
  { origin }: { readonly origin: string },
  { from, readsNothing = false }: RawConnectionOptions = {},
): Promise<RawConnection> {
  const port = Number(new URL(origin).port)
  const socket = connect({ port, host: '127.0.0.1', ...(from && { localAddress: from }) })
  let text = ''
  let isClosed = false
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      isClosed = true
      resolve()
    })
  })
  // A connection that the server resets is closed as well.
  socket.on('error', () => {})
  if (!readsNothing)
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk
    })
  await Promise.race([once(socket, 'connect'), closed])
  return { socket, closed, received: () => text, isClosed: () => isClosed }
}

/** Sends text on a connection of its own, and returns what was received until the server closed it. */
export async function sendRaw(server: { readonly origin: string }, text: string): Promise<string> {
  const { socket, closed, received } = await openRawConnection(server)
  socket.write(text)
  await closed
  return received()
}
