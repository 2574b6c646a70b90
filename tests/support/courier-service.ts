import { once } from 'node:events'
import { createServer } from 'node:https'
import { setImmediate as nextTurn } from 'node:timers/promises'
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
  | 'answers-half'
  | 'counts-from-one'
  | 'names-one-twice'
  | 'endless'
  | 'silent'
  | 'cut-off'

/** A parcel as the API names its parts. `commentaire` is the number of its order. */
interface SentParcel {
  readonly Produit: { readonly commentaire: string }
}

/**
 * First Delivery Group as its documentation says, on loopback by https. States are set by barcode, `barcodes` has that
 * of each order, and orders whose numbers are in `refusedNumbers` are refused.
 */
export async function openCourierService() {
  const { key, cert } = makeCertificate()
  const received: ReceivedCall[] = []
  const states = new Map<string, string | number>()
  const barcodes = new Map<string, string>()
  const control: { behavior: CourierBehavior; readonly refusedNumbers: Set<string> } = {
    ...{ behavior: 'as-documented', refusedNumbers: new Set() },
  }
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
          await nextTurn()
        }
        return
      }
      case 'silent':
        return
      case 'cut-off':
        return request.socket.destroy()
      default:
    }
    const take = ({ Produit }: SentParcel) => {
      const barCode = `68337504${String(states.size + 1).padStart(4, '0')}`
      states.set(barCode, 'En attente')
      barcodes.set(Produit.commentaire, barCode)
      return barCode
    }
    const link = 'https://www.firstdeliverygroup.com/api/v2/print?q=eyJ'
    const isRefused = (parcel: SentParcel) => control.refusedNumbers.has(parcel.Produit.commentaire)
    if (call.path === '/api/v2/create') {
      if (isRefused(body)) return refuse(400, 'Gouvernerat invalide')
      const result = { barCode: take(body), link }
      return answer(201, { status: 201, isError: false, message: 'Produit ajouté avec succès', result })
    }
    if (call.path === '/api/v2/bulk-create') {
      const parcels: readonly SentParcel[] = body
      if (parcels.length > 100) return refuse(400, 'Maximum 100 commandes')
      if (parcels.some(isRefused)) return refuse(400, 'Gouvernerat invalide')
      const barCodes = parcels.map((parcel, index) => ({ index, barCode: take(parcel) }))
      const half = Math.ceil(parcels.length / 2)
      // The order of the answer is not that of the request.
      const named = {
        'answers-half': barCodes.slice(0, half),
        'counts-from-one': barCodes.map(({ index, barCode }) => ({ index: index + 1, barCode })),
        'names-one-twice': barCodes.map(({ barCode }) => ({ index: 0, barCode })),
        'as-documented': barCodes.toReversed(),
      }[control.behavior as string]
      const message = `${parcels.length} produit(s) ajoutés avec succès`
      return answer(201, { status: 201, isError: false, message, result: { link, barCodes: named } })
    }
    const state = states.get(body.barCode)
    if (state === undefined) return refuse(404, 'Produit introuvable')
    return answer(200, { status: 200, isError: false, message: 'Etat', result: { state, barCode: body.barCode } })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return {
    ...{ received, states, barcodes, control, cert, port, baseUrl: `https://localhost:${port}/api/v2` },
    async [Symbol.asyncDispose]() {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
