import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { errorLogLine } from '#domain/error-log-line.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { Unavailable } from '#domain/unavailable.ts'
import { getProduct } from '../get-product.ts'
import { previewDigest } from './preview-digest.ts'
import { type PreviewFacts, type PreviewName, previewFactsOf, previewName } from './product-preview.ts'
import { stampOf, stampPreview } from './stamped-preview.ts'
import { waitWithoutTurn } from './wait-without-turn.ts'

/** One is drawn at a time, however many links are shared at once. */
const limit = pLimit(1)

/** Drawings, each of which takes up to some seconds. */
const maxWaiting = 8

const retrySeconds = 5

/** By name. All who wait for a preview share one drawing. */
const drawings = new Map<string, Promise<Uint8Array>>()

/** Previews that could not be drawn, so that not every request tries it again. */
const failed = new LRUCache<string, true>({ max: 1000, ttl: 60_000 })

/** The name is not that of what the product's page shows now, as after a new price; `currentName` is. */
export class PreviewRenamed extends NotFound {
  readonly currentName: string

  constructor(name: string, currentName: string) {
    super('picture', name)
    this.currentName = currentName
  }
}

/**
 * Returns the preview of a product, drawn at the first request; undefined with its facts when it could not be drawn. Throws
 * PreviewRenamed for another name than that of what the product's page shows now: nobody can have anything else drawn.
 */
export async function getProductPreview(
  marketplace: Marketplace,
  wanted: PreviewName,
): Promise<{ readonly preview: Uint8Array | undefined; readonly facts: PreviewFacts }> {
  const { productId, locale, digest } = wanted
  const reading = { ...marketplace, locale }
  const [product, shop] = await Promise.all([getProduct(reading, productId), getShopProfile(reading)])
  const facts = previewFactsOf(product, shop.name, locale)
  const name = previewName(wanted)
  const current = previewDigest(facts)
  if (current !== digest) throw new PreviewRenamed(name, previewName({ ...wanted, digest: current }))
  const stored = await findStored(marketplace, wanted)
  if (stored) return { preview: stored, facts }
  if (failed.has(name)) return { preview: undefined, facts }
  if (!drawings.has(name) && drawings.size > maxWaiting)
    throw new Unavailable('Too many link previews are to be drawn', retrySeconds)
  return { preview: await waitWithoutTurn(marketplace, () => drawOnce(marketplace, wanted, facts)), facts }
}

async function drawOnce(
  marketplace: Marketplace,
  wanted: PreviewName,
  facts: PreviewFacts,
): Promise<Uint8Array | undefined> {
  const name = previewName(wanted)
  const drawing = drawings.getOrInsertComputed(name, () =>
    limit(() => draw(marketplace, wanted, facts)).finally(() => drawings.delete(name)),
  )
  try {
    return await drawing
  } catch (error) {
    if (!failed.has(name)) console.error(errorLogLine(error))
    failed.set(name, true)
    return undefined
  }
}

async function draw(marketplace: Marketplace, wanted: PreviewName, facts: PreviewFacts): Promise<Uint8Array> {
  const { images, drawPreview } = marketplace
  const picture = facts.pictureName === undefined ? undefined : await images.find(facts.pictureName)
  // Without its photo the preview would stay so after the file is back.
  if (facts.pictureName !== undefined && !picture) throw new Error(`The file of ${facts.pictureName} is missing`)
  const drawn = stampPreview(await drawPreview(facts, picture), wanted.digest)
  await images.save(storedName(wanted), drawn)
  return drawn
}

async function findStored({ images }: Marketplace, wanted: PreviewName): Promise<Uint8Array | undefined> {
  const stored = await images.find(storedName(wanted))
  return stored && stampOf(stored) === wanted.digest ? stored : undefined
}

/** One file for each product and language: a new preview replaces the one with the old price, so they never pile up. */
function storedName({ productId, locale }: PreviewName): string {
  return `product-${productId}.${locale}.preview.jpg`
}
