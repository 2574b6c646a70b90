import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** Stands in for the host of EmailJS. Its SDK speaks HTTPS to any host on port 443, so its way there is what is changed. */
export interface EmailJsServer extends AsyncDisposable {
  /** What was posted, in order. */
  readonly posted: { readonly path: string | undefined; readonly host: string | undefined; readonly body: unknown }[]
  /** The answer's status; undefined cuts the connection. */
  answer: () => { status: number; text: string } | undefined
}

export async function openEmailJsServer(): Promise<EmailJsServer> {
  const usualAgent = https.globalAgent
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const { url: path, headers } = request
    emailJs.posted.push({ path, host: headers.host, body: JSON.parse(await text(request)) })
    const answer = emailJs.answer()
    if (answer) response.writeHead(answer.status).end(answer.text)
    else request.socket.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const toServer = new https.Agent()
  toServer.createConnection = () => connect(port, '127.0.0.1')
  https.globalAgent = toServer

  const emailJs: EmailJsServer = {
    posted: [],
    answer: () => ({ status: 200, text: 'OK' }),
    async [Symbol.asyncDispose]() {
      https.globalAgent = usualAgent
      toServer.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
  return emailJs
}
