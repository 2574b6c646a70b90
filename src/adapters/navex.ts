import { z } from 'zod'
import type {
  CourierAccess,
  CourierApi,
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

/** Every answer. A parcel that was taken has its barcode as `status_message`, one that was not the reason. */
const envelope = z.object({
  status: z.union([z.string(), z.number()]).transform(String),
  status_message: z.union([z.string(), z.number()]).transform(String).optional(),
  lien: z.unknown().optional(),
  etat: z.union([z.string(), z.number()]).optional(),
})

/** The barcodes of Navex are numbers: no other word of an answer is taken for one. */
const barcode = barcodeText.pipe(z.string().regex(/^\d{6,20}$/))

/** A code that no parcel has: asking for its state changes nothing. */
const noBarcode = '000000000000'

/**
 * The API of Navex: one parcel in a request, as a form, to an address that has the token in it. It knows no idempotency
 * key, so a parcel that is sent twice is there twice. What is documented and what only assumed: decision 133.
 */
export function navex(options: JsonClientOptions = {}): CourierApi {
  const { send, mayReach } = jsonClient(options)

  const call = async ({ baseUrl, token }: CourierAccess, to: keyof Tokens, form: Record<string, string>) => {
    const tokens = tokensIn(token)
    if (!tokens) return { outcome: 'failed', problem: 'token-refused' } as const
    const address = `${baseUrl.replace(/\/+$/, '')}/${tokens[to]}/v1/post.php`
    return readAnswer(await send(address, { body: new URLSearchParams(form), secrets: secretsIn(tokens) }))
  }

  return {
    defaultBaseUrl: 'https://app.navex.tn/api',
    hasTokenInAddress: true,
    secondsBetweenRequests: 2,
    maxParcelsPerRequest: 1,
    mayReach,
    readToken(typed) {
      const tokens = tokensIn(typed)
      if (!tokens) return undefined
      return stateTokenOf(tokens.create) === tokens.state ? tokens.create : `${tokens.create} ${tokens.state}`
    },
    async create(access, [parcel]) {
      if (!parcel) return created([])
      const answer = await call(access, 'create', formOf(parcel))
      if (answer.outcome !== 'succeeded') return answer
      const code = barcode.safeParse(answer.message)
      return created([code.success ? { barcode: code.data, ...labelOf(answer.label) } : undefined])
    },
    async readState(access, code) {
      const answer = await call(access, 'state', { code })
      if (answer.outcome === 'refused') return { outcome: 'unknown' }
      if (answer.outcome !== 'succeeded') return answer
      if (answer.state === undefined) return { outcome: 'failed', problem: 'not-understood' }
      return { outcome: 'state', state: readState(answer.state) }
    },
    async tryAccess(access) {
      const answer = await call(access, 'state', { code: noBarcode })
      return answer.outcome === 'failed' ? answer : { outcome: 'works' }
    },
  }
}

/** The parts of the addresses that tell who asks. */
interface Tokens {
  readonly create: string
  readonly state: string
}

/** The name of the shop and its secret, alone or in one of the addresses that Navex shows. */
const tokenText = /^(?:https:\/\/[^/]+\/api\/)?(\w+(?:-\w+)*-\w{6,})(?:\/v1\/post\.php)?\/?$/

const forStates = /-etat-(?=\w+$)/

/**
 * Reads what was typed: the token for parcels, that for states, or both. What is missing follows from the other: the
 * same secret, with `etat` before it. Undefined for anything else.
 */
function tokensIn(typed: string): Tokens | undefined {
  const parts = typed.split(/\s+/).filter((part) => part !== '')
  const read = parts.map((part) => tokenText.exec(part)?.[1])
  const create = read.find((token) => token !== undefined && !forStates.test(token))
  const state = read.find((token) => token !== undefined && forStates.test(token))
  if (read.includes(undefined) || read.length !== [create, state].filter(Boolean).length) return undefined
  const either = create ?? state?.replace(forStates, '-')
  return either === undefined ? undefined : { create: either, state: state ?? stateTokenOf(either) }
}

function stateTokenOf(create: string): string {
  return create.replace(/-(?=\w+$)/, '-etat-')
}

/** What no answer repeats: the tokens, and what follows the name of the shop in them. */
function secretsIn({ create, state }: Tokens): string[] {
  return [create, state].flatMap((token) => [token, token.slice(token.lastIndexOf('-') + 1)])
}

type Answer =
  | {
      readonly outcome: 'succeeded'
      readonly message: string | undefined
      readonly label: unknown
      readonly state: string | number | undefined
    }
  | { readonly outcome: 'refused'; readonly message: string }
  | FailedAnswer

function readAnswer(sent: JsonAnswer): Answer {
  const answer = readStatus(sent)
  if (answer.outcome === 'failed') return answer
  // The address is made of the token: one that is not found there is the address of nobody.
  if (answer.status === 404) return { outcome: 'failed', problem: 'token-refused' }
  const read = envelope.safeParse(answer.body)
  if (!read.success) return { outcome: 'failed', problem: isSuccess(answer.status) ? 'no-answer' : 'not-understood' }
  const { status, status_message: message, lien: label, etat: state } = read.data
  if (isSuccess(answer.status) && status === '1') return { outcome: 'succeeded', message, label, state }
  if (/\btoken\b/i.test(message ?? '')) return { outcome: 'failed', problem: 'token-refused' }
  return { outcome: 'refused', message: messageOf(message) }
}

function formOf(parcel: ParcelToSend): Record<string, string> {
  const { number, customerName, phone, governorate, city, address, toCollect, pieces } = parcel
  const contents = cutText(parcel.contents, maxContents)
  return {
    // In dinars, with the delivery.
    prix: String(toDinars(toCollect)),
    nom: customerName,
    gouvernerat: governorate ? governorateNames[governorate] : '',
    ...{ ville: city, adresse: address, tel: dialedInTunisia(phone), tel2: '', designation: contents },
    nb_article: String(pieces),
    // By which staff find the parcel at the courier.
    msg: number,
    ...{ echange: '0', article: contents, nb_echange: '0' },
    // The buyer may look before paying.
    ouvrir: 'Oui',
  }
}

/** By their words, without accents. Retour expéditeur and Rtn dépôt are on their way back: somebody looks at them. */
const kinds: Readonly<Partial<Record<ReportedKind, readonly string[]>>> = {
  'on-the-way': ['en attente', 'en cours', 'en cours de livraison', 'pris en charge', 'au magasin', 'au depot'],
  delivered: ['livrer', 'livre', 'livrer paye', 'livre paye'],
  returned: ['retourne', 'retour recu'],
}

const kindOfWord = new Map(
  Object.entries(kinds).flatMap(([kind, words]) => words.map((word) => [word, kind as ReportedKind] as const)),
)

/** Reads a state. What is unknown is unclear. */
function readState(sent: string | number): ReportedParcelState {
  const words = stateTextOf(sent)
  return { words: words || '?', kind: kindOfWord.get(comparable(words)) ?? 'unclear' }
}
