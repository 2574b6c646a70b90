import { z } from 'zod'
import type {
  CourierAccess,
  CourierApi,
  CreateAnswer,
  ParcelToSend,
  ReportedKind,
  ReportedParcelState,
} from '#domain/couriers/api/courier-api.ts'
import { comparable } from '#domain/couriers/results/reported-state.ts'
import { cutText } from '#domain/cut-text.ts'
import { governorateNames } from '#domain/geography/governorate.ts'
import { toDinars } from '#domain/money.ts'
import { dialedInTunisia } from '#domain/phone.ts'
import { type FailedAnswer, isSuccess, readStatus } from './answer-status.ts'
import { barcodeText, created, labelOf, maxContents, messageOf, stateTextOf } from './courier-answer.ts'
import { type JsonAnswer, type JsonClientOptions, jsonClient } from './json-client.ts'

/** Every answer of the API. */
const envelope = z.object({ isError: z.boolean(), message: z.string().optional(), result: z.unknown().optional() })

const createdOne = z.object({ barCode: barcodeText, link: z.unknown().optional() })

/** `index` is the place of a parcel in the request. */
const createdSeveral = z.object({
  barCodes: z.array(z.object({ index: z.number().int(), barCode: barcodeText })),
  link: z.unknown().optional(),
})

const stateResult = z.object({ state: z.union([z.string(), z.number()]) })

/** A barcode that no parcel has: asking for its state changes nothing. */
const noBarcode = '000000000000'

/**
 * The API of First Delivery Group, version 2: one request in 10 seconds, counted here with a second to spare since
 * requests take different times on their way. It knows no idempotency key, so a parcel that is sent twice is there
 * twice. A single one goes by a call of its own, whose answer links to its own label.
 */
export function firstDelivery(options: JsonClientOptions = {}): CourierApi {
  const { send, mayReach } = jsonClient(options)

  const call = async ({ baseUrl, token }: CourierAccess, path: string, body: unknown) =>
    readAnswer(
      await send(`${baseUrl.replace(/\/+$/, '')}/${path}`, {
        ...{ headers: { authorization: `Bearer ${token}` }, body, secrets: [token] },
      }),
    )

  const createOne = async (access: CourierAccess, parcel: ParcelToSend): Promise<CreateAnswer> => {
    const answer = await call(access, 'create', requestOf(parcel))
    if (answer.outcome !== 'succeeded') return answer
    const { data: result } = createdOne.safeParse(answer.result)
    return created([result && { barcode: result.barCode, ...labelOf(result.link) }])
  }

  const createSeveral = async (access: CourierAccess, parcels: readonly ParcelToSend[]): Promise<CreateAnswer> => {
    const answer = await call(access, 'bulk-create', parcels.map(requestOf))
    if (answer.outcome !== 'succeeded') return answer
    const { data: result } = createdSeveral.safeParse(answer.result)
    const barcodes = new Map(result?.barCodes.map(({ index, barCode }) => [index, barCode]))
    // Counted in another way than documented, all would get the barcode of another parcel.
    const isCountedAsSent = [...barcodes.keys()].every((index) => index in parcels)
    if (!isCountedAsSent || barcodes.size !== result?.barCodes.length) return created([])
    return created(
      parcels.map((_, index) => {
        const barcode = barcodes.get(index)
        return barcode === undefined ? undefined : { barcode, ...labelOf(result?.link) }
      }),
    )
  }

  return {
    defaultBaseUrl: 'https://www.firstdeliverygroup.com/api/v2',
    secondsBetweenRequests: 11,
    maxParcelsPerRequest: 100,
    hasTokenInAddress: false,
    mayReach,
    readToken: (typed) => (/^[\x21-\x7e]+$/.test(typed) ? typed : undefined),
    async create(access, parcels) {
      const [parcel] = parcels
      return parcel && parcels.length === 1 ? createOne(access, parcel) : createSeveral(access, parcels)
    },
    async readState(access, barcode) {
      const answer = await call(access, 'etat', { barCode: barcode })
      if (answer.outcome === 'refused') return { outcome: 'unknown' }
      if (answer.outcome !== 'succeeded') return answer
      const result = stateResult.safeParse(answer.result)
      if (!result.success) return { outcome: 'failed', problem: 'not-understood' }
      return { outcome: 'state', state: readState(result.data.state) }
    },
    async tryAccess(access) {
      const answer = await call(access, 'etat', { barCode: noBarcode })
      return answer.outcome === 'failed' ? answer : { outcome: 'works' }
    },
  }
}

type Answer =
  | { readonly outcome: 'succeeded'; readonly result: unknown }
  | { readonly outcome: 'refused'; readonly message: string }
  | FailedAnswer

function readAnswer(sent: JsonAnswer): Answer {
  const answer = readStatus(sent)
  if (answer.outcome === 'failed') return answer
  const read = envelope.safeParse(answer.body)
  if (isSuccess(answer.status)) {
    if (!read.success) return { outcome: 'failed', problem: 'no-answer' }
    return read.data.isError
      ? { outcome: 'refused', message: messageOf(read.data.message) }
      : { outcome: 'succeeded', result: read.data.result }
  }
  // Redirects and pages that are no answer of this API.
  if (!read.success) return { outcome: 'failed', problem: 'not-understood' }
  return { outcome: 'refused', message: messageOf(read.data.message) }
}

function requestOf(parcel: ParcelToSend) {
  const { number, customerName, phone, governorate, city, address, toCollect, pieces } = parcel
  const contents = cutText(parcel.contents, maxContents)
  return {
    Client: {
      nom: customerName,
      gouvernerat: governorate ? governorateNames[governorate] : '',
      ville: city,
      adresse: address,
      telephone: dialedInTunisia(phone),
    },
    Produit: {
      // In dinars, with the delivery.
      prix: toDinars(toCollect),
      designation: contents,
      nombreArticle: pieces,
      // By which staff find the parcel at the courier.
      commentaire: number,
      article: contents,
      nombreEchange: 0,
    },
  }
}

/** The states of the documentation, by their numbers. */
const states: Readonly<Record<number, readonly [words: string, kind: ReportedKind]>> = {
  0: ['En attente', 'on-the-way'],
  1: ['En cours', 'on-the-way'],
  2: ['Livré', 'delivered'],
  3: ['Échange', 'unclear'],
  5: ['Retour expéditeur', 'unclear'],
  6: ['Supprimé', 'unclear'],
  7: ['Rtn client/agence', 'unclear'],
  8: ['Au magasin', 'on-the-way'],
  11: ['Rtn dépôt', 'unclear'],
  20: ['À vérifier', 'unclear'],
  30: ['Retour reçu', 'returned'],
  31: ['Rtn définitif', 'returned'],
}

/** The last of them is a pickup that failed. */
const pickupStates = [100, 101, 102, 103]

/** Other words for them. */
const otherWords: Readonly<Record<string, number>> = { 'retour definitif': 31, echange: 3, livree: 2 }

const numberOfWords = new Map(
  Object.entries(states).map(([number, [words]]) => [comparable(words), Number(number)] as const),
)

/** Reads a state, which comes as a number or in French. What is unknown is unclear. */
function readState(sent: string | number): ReportedParcelState {
  const text = stateTextOf(sent)
  const words = comparable(text)
  const number = /^\d{1,3}$/.test(text) ? Number(text) : (numberOfWords.get(words) ?? otherWords[words])
  const known = number === undefined ? undefined : states[number]
  if (known) return { words: known[0], kind: known[1] }
  const isPickup = number !== undefined && pickupStates.includes(number)
  return { words: text || '?', kind: isPickup ? 'on-the-way' : 'unclear' }
}
