import { once } from 'node:events'
import { createServer } from 'node:https'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CourierApiKind } from '#domain/courier-api-kind.ts'
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
  | 'redirects'
  | 'silent'
  | 'cut-off'

/** What a courier has been told. */
interface Known {
  /** By barcode. */
  readonly states: Map<string, string | number>
  /** By number of the order. */
  readonly barcodes: Map<string, string>
  readonly control: { behavior: CourierBehavior; readonly refusedNumbers: Set<string> }
}

/** What a courier answers: a status, and what is sent as JSON. */
type Answer = readonly [status: number, content: object]

/** The API of a courier as its documentation says, or as programs use it. */
interface Protocol {
  readonly path: string
  answer(call: ReceivedCall, known: Known): Answer
  readonly refusals: Readonly<Record<'too-many' | 'refuses' | 'refuses-token', (call: ReceivedCall) => Answer>>
}

/** Takes a parcel. Returns its barcode. */
function take({ states, barcodes }: Known, number: string): string {
  const barcode = `68337504${String(states.size + 1).padStart(4, '0')}`
  states.set(barcode, 'En attente')
  barcodes.set(number, barcode)
  return barcode
}

/** A parcel as First Delivery Group names its parts. `commentaire` is the number of its order. */
interface SentParcel {
  readonly Produit: { readonly commentaire: string }
}

const refuse = (status: number, message: string): Answer => [status, { status, isError: true, message }]

const firstDelivery: Protocol = {
  path: '/api/v2',
  refusals: {
    'too-many': () => refuse(429, 'Une requête toutes les 10 secondes'),
    refuses: () => refuse(400, 'Gouvernerat invalide'),
    'refuses-token': () => refuse(401, 'Token invalide'),
  },
  answer({ path, body }, known) {
    const { states, control } = known
    const link = 'https://www.firstdeliverygroup.com/api/v2/print?q=eyJ'
    const isRefused = (parcel: SentParcel) => control.refusedNumbers.has(parcel.Produit.commentaire)
    if (path === '/api/v2/create') {
      if (isRefused(body)) return refuse(400, 'Gouvernerat invalide')
      const result = { barCode: take(known, body.Produit.commentaire), link }
      return [201, { status: 201, isError: false, message: 'Produit ajouté avec succès', result }]
    }
    if (path === '/api/v2/bulk-create') {
      const parcels: readonly SentParcel[] = body
      if (parcels.length > 100) return refuse(400, 'Maximum 100 commandes')
      if (parcels.some(isRefused)) return refuse(400, 'Gouvernerat invalide')
      const barCodes = parcels.map(({ Produit }, index) => ({ index, barCode: take(known, Produit.commentaire) }))
      const half = Math.ceil(parcels.length / 2)
      // The order of the answer is not that of the request.
      const named = {
        'answers-half': barCodes.slice(0, half),
        'counts-from-one': barCodes.map(({ index, barCode }) => ({ index: index + 1, barCode })),
        'names-one-twice': barCodes.map(({ barCode }) => ({ index: 0, barCode })),
        'as-documented': barCodes.toReversed(),
      }[control.behavior as string]
      const message = `${parcels.length} produit(s) ajoutés avec succès`
      return [201, { status: 201, isError: false, message, result: { link, barCodes: named } }]
    }
    const state = states.get(body.barCode)
    if (state === undefined) return refuse(404, 'Produit introuvable')
    return [200, { status: 200, isError: false, message: 'Etat', result: { state, barCode: body.barCode } }]
  },
}

/** That of the shop, in every address. */
export const navexToken = 'dar-hirfa-K7QXW2M9ZP4T'
const navexStateToken = 'dar-hirfa-etat-K7QXW2M9ZP4T'

/** It repeats the address in its refusals, with the token. */
const navexRefuses =
  (text: string) =>
  ({ path }: ReceivedCall): Answer => [
    200,
    { status: 0, status_message: `${text} (${path})`, lien: `https://app.navex.tn${path}`, etat: path },
  ]

const navex: Protocol = {
  path: '/api',
  refusals: {
    'too-many': () => [429, { status: 0 }],
    refuses: navexRefuses('Gouvernerat invalide'),
    'refuses-token': navexRefuses('Token invalide'),
  },
  answer(call, known) {
    const { path, body } = call
    if (path === `/api/${navexToken}/v1/post.php`) {
      if (known.control.refusedNumbers.has(body.msg)) return navexRefuses('Gouvernerat invalide')(call)
      const code = take(known, body.msg)
      const lien = `https://app.navex.tn/print/imprimer.php?id=1&code=${code}`
      return [201, { status: 1, lien, status_message: Number(code) }]
    }
    if (path !== `/api/${navexStateToken}/v1/post.php`) return [404, { status: 0, status_message: 'Not found' }]
    const etat = known.states.get(body.code)
    if (etat === undefined) return navexRefuses('Colis introuvable')(call)
    return [200, { status: 1, etat, status_message: body.code }]
  },
}

const protocols: Readonly<Record<CourierApiKind, Protocol>> = { 'first-delivery': firstDelivery, navex }

/**
 * A courier with an API, on loopback by https. States are set by barcode, `barcodes` has that of each order, and orders
 * whose numbers are in `refusedNumbers` are refused.
 */
export async function openCourierService(kind: CourierApiKind = 'first-delivery') {
  const { path, answer, refusals } = protocols[kind]
  const { key, cert } = makeCertificate()
  const received: ReceivedCall[] = []
  const known: Known = {
    ...{ states: new Map(), barcodes: new Map() },
    control: { behavior: 'as-documented', refusedNumbers: new Set() },
  }
  const server = createServer({ key, cert }, async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const text = Buffer.concat(parts).toString()
    const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded'
    const body = isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text)
    const call = { path: request.url ?? '', token: request.headers.authorization ?? '', body }
    const { behavior } = known.control
    if (behavior !== 'too-many') received.push(call)
    switch (behavior) {
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
      case 'redirects':
        return response.writeHead(302, { location: `https://127.0.0.1:9/stolen${call.path}` }).end()
      case 'silent':
        return
      case 'cut-off':
        return request.socket.destroy()
      default:
    }
    const refusal = Object.entries(refusals).find(([name]) => name === behavior)?.[1]
    const [status, content] = refusal ? refusal(call) : answer(call, known)
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return {
    ...{ ...known, received, cert, port, baseUrl: `https://localhost:${port}${path}` },
    /** How to reach it. */
    options: { mayReachAddress: () => true, port, ca: cert },
    async [Symbol.asyncDispose]() {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
