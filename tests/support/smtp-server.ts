import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** A minimal SMTP server on loopback. */
export interface SmtpServer extends AsyncDisposable {
  readonly url: string
  /** The emails received, whatever the reply to them was. */
  readonly received: ReceivedMail[]
  /** Return the replies to the recipient and to the message; `cut` closes the connection instead. */
  onRecipient: (address: string) => SmtpReply
  onMessage: (mail: ReceivedMail) => SmtpReply | Promise<SmtpReply>
}

type SmtpReply = string | 'cut'

export interface ReceivedMail {
  readonly recipients: readonly string[]
  readonly text: string
}

export async function openSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    // A client that only tries the connection leaves without a word.
    converse(socket, smtp).catch(() => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    onRecipient: () => '250 OK',
    onMessage: () => '250 Taken',
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
  return smtp
}

async function converse(socket: Socket, smtp: SmtpServer): Promise<void> {
  const reply = (text: SmtpReply) => (text === 'cut' ? socket.destroy() : socket.write(`${text}\r\n`))
  let recipients: string[] = []
  let data: string[] | undefined
  reply('220 post.test ESMTP')
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (data && line !== '.') {
      data.push(line.replace(/^\./, ''))
    } else if (data) {
      const mail = { recipients, text: data.join('\r\n') }
      smtp.received.push(mail)
      data = undefined
      reply(await smtp.onMessage(mail))
    } else if (/^RCPT TO:/i.test(line)) {
      const address = /<(.*)>/.exec(line)?.[1] ?? ''
      recipients.push(address)
      reply(smtp.onRecipient(address))
    } else if (/^DATA/i.test(line)) {
      data = []
      reply('354 Go on')
    } else {
      if (/^MAIL/i.test(line)) recipients = []
      reply(/^QUIT/i.test(line) ? '221 Bye' : '250 post.test')
    }
  }
}

/** The Message-ID of an email. */
export function messageIdOf({ text }: ReceivedMail): string | undefined {
  return /^Message-ID: (.*)$/im.exec(text)?.[1]
}
