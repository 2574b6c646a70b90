import { hash } from 'node:crypto'
import { isKnown } from '#api/entity-tag.ts'
import type { Showable } from '#domain/shown.ts'
import { type Encoding, encodeBest, encodeQuickly } from './encodings.ts'
import { isDataOfPage } from './public-addresses.ts'

/** The head of an answer as Node writes it: name, value, name, value. */
export type Head = readonly string[]

/** What is sent of a page to one who may have it already. */
export interface Sending {
  readonly status: 200 | 304
  readonly head: Head
  /** Absent when the client has it. */
  readonly body?: Buffer<ArrayBuffer>
}

/** A page in one encoding, ready to be sent. */
export interface Variant {
  readonly body: Buffer<ArrayBuffer>
  readonly entityTag: string
  readonly whole: Sending
}

/** An answer that is the same for everybody, made once. */
export interface FinishedPage {
  readonly key: string
  readonly things: ReadonlySet<Showable>
  /** Milliseconds since 1970. */
  readonly madeAt: number
  /** From this moment on it may be wrong. Milliseconds since 1970. */
  staleFrom: number
  /** How often it was asked for since it was made. */
  hits: number
  /** What the log calls its address, once it has been asked. */
  route?: string
  /** What of the head is the same in every encoding. */
  readonly head: Head
  readonly variants: { readonly identity: Variant } & { [Name in Encoding]?: Variant }
  /**
   * What is sent to one who has it, by the tag it has it under. Every tag it ever had: a client may know it in an
   * encoding that has been replaced by a smaller one.
   */
  readonly unchanged: Map<string, Sending>
}

/** A CDN asks again after a second, a browser each time: what has changed is seen at once, what has not costs a 304. */
const untilItChanges = 'public, max-age=0, s-maxage=1, must-revalidate'

/** The data of a page may have been fetched while its link was pointed at. Who follows the link at once waits for nothing. */
const forASecond = 'public, max-age=1, s-maxage=1, must-revalidate'

/** What is smaller is sent plain: compressed it would fit no fewer packets. */
const leastCompressed = 1024

/** Whether an answer may be shown to anybody else. */
export function isForEverybody({ status, headers }: Response): boolean {
  return status === 200 && !headers.has('Set-Cookie') && !headers.get('Cache-Control')?.includes('no-store')
}

interface Making {
  readonly key: string
  readonly things: ReadonlySet<Showable>
  readonly madeAt: number
  readonly staleFrom: number
}

/** Finishes an answer: whole, with its tag, and with what caches on the way have to know. */
export async function finish(answer: Response, making: Making): Promise<FinishedPage> {
  const { headers } = answer
  const body = Buffer.from(await answer.arrayBuffer())
  headers.delete('ETag')
  headers.delete('Content-Length')
  headers.set('Vary', 'Accept-Encoding')
  if (headers.get('Cache-Control')?.startsWith('public') !== true) {
    headers.set('Cache-Control', isDataOfPage(making.key) ? forASecond : untilItChanges)
  }
  const head = [...headers].flat()
  const identity = variantOf(body, 'identity', head)
  const unchanged = new Map<string, Sending>()
  const page = { ...making, hits: 0, head, variants: { identity }, unchanged }
  tagged(page, identity)
  return page
}

function variantOf(body: Buffer<ArrayBuffer>, encoding: Encoding, head: Head): Variant {
  const entityTag = `"${hash('sha256', body, 'base64url')}"`
  const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding]
  const length = ['content-length', String(body.byteLength)]
  const whole = { status: 200, head: [...head, ...encoded, ...length, 'etag', entityTag], body } as const
  return { body, entityTag, whole }
}

/** The encoding a page is sent in to whoever likes this one best. */
export function encodingFor({ variants }: FinishedPage, liked: Encoding): Encoding {
  return variants.identity.body.byteLength < leastCompressed ? 'identity' : liked
}

/** Writes a page in an encoding, unless that has been done. */
export async function addVariant(page: FinishedPage, encoding: Encoding): Promise<Variant> {
  const known = page.variants[encoding]
  if (known || encoding === 'identity') return known ?? page.variants.identity
  const body = await encodeQuickly(page.variants.identity.body, encoding)
  page.variants[encoding] ??= tagged(page, variantOf(body, encoding, page.head))
  return page.variants[encoding]
}

/** Writes a page as small as it can be, in the place of what was written quickly. */
export async function polish(page: FinishedPage): Promise<void> {
  const best = variantOf(await encodeBest(page.variants.identity.body), 'br', page.head)
  if (best.body.byteLength < (page.variants.br?.body.byteLength ?? Number.POSITIVE_INFINITY))
    page.variants.br = tagged(page, best)
}

function tagged(page: FinishedPage, variant: Variant): Variant {
  const { entityTag } = variant
  page.unchanged.set(entityTag, unchangedSending(page.head, entityTag))
  return variant
}

/** Bytes that a page takes up, with something for its head and its place. */
export function sizeOf({ variants, head }: FinishedPage): number {
  const bodies = Object.values(variants).reduce((sum, { body }) => sum + body.byteLength, 0)
  return bodies + head.join('').length * 4 + 1024
}

/** A browser keeps what came with its copy, and would take a new policy for that copy. */
const notIn304 = new Set(['content-security-policy', 'content-type', 'content-encoding', 'content-length', 'etag'])

function unchangedSending(head: Head, entityTag: string): Sending {
  const told: string[] = []
  for (let at = 0; at < head.length; at += 2) {
    const [name = '', value = ''] = [head[at], head[at + 1]]
    if (!notIn304.has(name)) told.push(name, value)
  }
  return { status: 304, head: [...told, 'etag', entityTag] }
}

/** The tag may be that of another encoding, or of one that is gone: what the client has is this page all the same. */
export function sendingOf(page: FinishedPage, variant: Variant, ifNoneMatch: string | undefined): Sending {
  if (ifNoneMatch === undefined) return variant.whole
  // Browsers say one tag, as they got it; others may say many.
  const known = page.unchanged.get(ifNoneMatch)
  if (known) return known
  for (const [entityTag, sending] of page.unchanged) if (isKnown(entityTag, ifNoneMatch)) return sending
  return variant.whole
}
