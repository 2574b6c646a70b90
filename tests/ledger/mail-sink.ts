import { once } from 'node:events'
import net from 'node:net'

export interface ReceivedEmail {
  readonly messageId: string
  readonly recipient: string
  /** On the caller's clock. */
  readonly at: number
}

/** A mail server that accepts and records every email, and can be slowed down. */
export interface MailSink {
  readonly url: string
  readonly received: readonly ReceivedEmail[]
  /** Delays the acceptance of every email. */
  slow(milliseconds: number): void
  close(): Promise<void>
}

export async function startMailSink(now: () => number): Promise<MailSink> {
  const received: ReceivedEmail[] = []
  const sockets = new Set<net.Socket>()
  let delay = 0

  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.write('220 sink\r\n')
    let unread = ''
    let recipient = ''
    let isData = false

    socket.setEncoding('utf8').on('data', (chunk) => {
      unread += chunk
      for (let end = unread.indexOf(ending()); end >= 0; end = unread.indexOf(ending())) {
        const part = unread.slice(0, end)
        unread = unread.slice(end + ending().length)
        if (isData) receiveEmail(part)
        else reply(part)
      }
    })

    function ending(): string {
      return isData ? '\r\n.\r\n' : '\r\n'
    }

    function reply(line: string): void {
      const word = line.slice(0, 4).toUpperCase()
      if (word === 'RCPT') recipient = /<(.*)>/.exec(line)?.[1] ?? ''
      isData = word === 'DATA'
      socket.write(isData ? '354 go on\r\n' : word === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n')
      if (word === 'QUIT') socket.end()
    }

    /** Records the email when it replies: a client that has disconnected by then gets no reply. */
    function receiveEmail(text: string): void {
      isData = false
      const messageId = /^message-id:\s*(<[^>]*>)/im.exec(text)?.[1] ?? 'none'
      const to = recipient
      setTimeout(() => {
        received.push({ messageId, recipient: to, at: now() })
        if (!socket.destroyed) socket.write('250 taken\r\n')
      }, delay)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    slow(milliseconds) {
      delay = milliseconds
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
