import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * A fake EmailJS server. The SDK always uses HTTPS on port 443, so the global HTTPS agent is replaced to connect here.
 */
export interface EmailJsServer extends AsyncDisposable {
  /** The requests, in order. */
  readonly posted: { readonly path: string | undefined; readonly host: string | undefined; readonly body: unknown }[]
  /** Returns the response; undefined closes the connection instead. */
  respond: () => { status: number; text: string } | undefined
}

export async function openEmailJsServer(): Promise<EmailJsServer> {
  const defaultAgent = https.globalAgent
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const { url: path, headers } = request
    emailJs.posted.push({ path, host: headers.host, body: JSON.parse(await text(request)) })
    const reply = emailJs.respond()
    if (reply) response.writeHead(reply.status).end(reply.text)
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
    respond: () => ({ status: 200, text: 'OK' }),
    async [Symbol.asyncDispose]() {
      https.globalAgent = defaultAgent
      toServer.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
  return emailJs
}
