import { once } from 'node:events'
import { createServer } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { makeCertificate } from './certificate.ts'

export interface ReceivedCall {
  readonly path: string
  readonly token: string
  // biome-ignore lint/suspicious/noExplicitAny: the body as it was sent
  readonly body: any
}

export type CourierBehavior =
  | 'as-documented'
  | 'too-many'
  | 'refuses'
  | 'refuses-token'
  | 'fails'
  | 'malformed'
  | 'endless'
  | 'silent'
  | 'cut-off'

/** First Delivery Group as its documentation says, on loopback by https. States are set by barcode. */
export async function openCourierService() {
  const { key, cert } = makeCertificate()
  const received: ReceivedCall[] = []
  const states = new Map<string, string | number>()
  const control: { behavior: CourierBehavior } = { behavior: 'as-documented' }
  const server = createServer({ key, cert }, async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const body = JSON.parse(Buffer.concat(parts).toString())
    const call = { path: request.url ?? '', token: request.headers.authorization ?? '', body }
    const answer = (status: number, content: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
    const refuse = (status: number, message: string) => answer(status, { status, isError: true, message })
    if (control.behavior === 'too-many') return refuse(429, 'Une requête toutes les 10 secondes')
    received.push(call)
    switch (control.behavior) {
      case 'refuses':
        return refuse(400, 'Gouvernerat invalide')
      case 'refuses-token':
        return refuse(401, 'Token invalide')
      case 'fails':
        return response.writeHead(502).end('<h1>Bad gateway</h1>')
      case 'malformed':
        return response.writeHead(201).end('{"status":201,')
      case 'endless': {
        response.writeHead(201)
        while (!response.destroyed) {
          response.write('x'.repeat(16_384))
          await pause(1)
        }
        return
      }
      case 'silent':
        return
      case 'cut-off':
        return request.socket.destroy()
      default:
    }
    if (call.path === '/api/v2/create') {
      const barCode = `68337504${String(received.length).padStart(4, '0')}`
      states.set(barCode, 'En attente')
      const link = `https://www.firstdeliverygroup.com/api/v2/print?q=${barCode}`
      return answer(201, {
        status: 201,
        isError: false,
        message: 'Produit ajouté avec succès',
        result: { barCode, link },
      })
    }
    const state = states.get(body.barCode)
    if (state === undefined) return refuse(404, 'Produit introuvable')
    return answer(200, { status: 200, isError: false, message: 'Etat', result: { state, barCode: body.barCode } })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return {
    ...{ received, states, control, cert, port, baseUrl: `https://localhost:${port}/api/v2` },
    async [Symbol.asyncDispose]() {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
