import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** An SMTP server on loopback that knows as much of the protocol as a letter needs. */
export interface SmtpServer extends AsyncDisposable {
  readonly url: string
  /** Whole letters as they came in, whatever was answered to them. */
  readonly received: ReceivedMail[]
  /** Answers to the recipient and to the whole letter; `cut` closes the connection without one. */
  onRecipient: (address: string) => Answer
  onLetter: (mail: ReceivedMail) => Answer | Promise<Answer>
}

type Answer = string | 'cut'

export interface ReceivedMail {
  readonly recipients: readonly string[]
  readonly text: string
}

export async function openSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    void converse(socket, smtp)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    onRecipient: () => '250 OK',
    onLetter: () => '250 Taken',
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
  const say = (answer: Answer) => (answer === 'cut' ? socket.destroy() : socket.write(`${answer}\r\n`))
  let recipients: string[] = []
  let letter: string[] | undefined
  say('220 post.test ESMTP')
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (letter && line !== '.') {
      letter.push(line.replace(/^\./, ''))
    } else if (letter) {
      const mail = { recipients, text: letter.join('\r\n') }
      smtp.received.push(mail)
      letter = undefined
      say(await smtp.onLetter(mail))
    } else if (/^RCPT TO:/i.test(line)) {
      const address = /<(.*)>/.exec(line)?.[1] ?? ''
      recipients.push(address)
      say(smtp.onRecipient(address))
    } else if (/^DATA/i.test(line)) {
      letter = []
      say('354 Go on')
    } else {
      if (/^MAIL/i.test(line)) recipients = []
      say(/^QUIT/i.test(line) ? '221 Bye' : '250 post.test')
    }
  }
}

/** The Message-ID a letter came in under. */
export function messageIdOf({ text }: ReceivedMail): string | undefined {
  return /^Message-ID: (.*)$/im.exec(text)?.[1]
}
