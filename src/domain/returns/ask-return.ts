import { hasPrivateOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { drawUploads } from '#domain/catalog/pictures/draw-uploads.ts'
import type { NewPicture } from '#domain/catalog/pictures/new-picture.ts'
import type { PictureRefusal } from '#domain/catalog/pictures/picture-decoder.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { consumeRequestLimit } from '#domain/orders/customer-requests/request-limits.ts'
import { lockOrder } from '#domain/orders/lock-order.ts'
import { readVisibleStatus } from '#domain/orders/status/visible-steps.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { findSameReturn, insertReturn } from './insert-return.ts'
import { maxPhotosOfReturn, type ReturnRequest } from './order-return.ts'
import { deadlineOf, isPast } from './return-deadlines.ts'
import { readDeadlines } from './return-facts.ts'
import { insertPhotos, listPhotoIds, mayAddPhotos, readPhotos } from './return-photos.ts'
import { hasPieces, readReturnableLines } from './returnable-lines.ts'

/** How many returns one order can have that its customer asked for. Whoever needs more should call. */
export const maxAskedReturns = 10

export type AskReturnRefusal =
  /** The parcel has not arrived yet, or the order is over in another way. */
  | { readonly outcome: 'not-delivered'; readonly status: OrderStatus }
  | { readonly outcome: 'too-late'; readonly until: TunisDay }
  /** Fewer pieces are left than were asked for, or none was named. */
  | { readonly outcome: 'no-such-pieces' }
  | { readonly outcome: 'too-often' }
  | { readonly outcome: 'too-many-photos' }
  | { readonly outcome: 'photo-refused'; readonly reason: PictureRefusal }

export type AskReturnOutcome = { readonly outcome: 'asked'; readonly returnId: number } | AskReturnRefusal

/**
 * Asks the office, for the customer of the private link, to take pieces back; with photos of what is damaged. Too late
 * and too often are refused before a photo is decoded. A second tap asks once; photos that the first one did not have
 * are added to its return. Throws RateLimited.
 */
export async function askReturn(
  marketplace: Marketplace,
  request: ReturnRequest,
  files: readonly Uint8Array[] = [],
): Promise<AskReturnOutcome> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { orderId } = marketplace.actor
  const same = await findSameReturn(marketplace, orderId, request)
  const photoCount = same === undefined ? files.length : files.length - (await listPhotoIds(marketplace, same)).length
  if (same !== undefined && photoCount <= 0) return { outcome: 'asked', returnId: same }
  const refusal =
    same === undefined
      ? await refusalOf(marketplace, orderId, { request, photoCount })
      : await photoRefusalOf(marketplace, orderId, photoCount)
  if (refusal) return refusal
  await inTransaction(marketplace, (marketplace) => consumeRequestLimit(marketplace, orderId))
  const drawn = await drawUploads(marketplace, files, (decoded) => decoded)
  if (drawn.outcome === 'refused') return { outcome: 'photo-refused', reason: drawn.reason }
  return inTransaction(marketplace, (marketplace) => writeReturn(marketplace, orderId, request, drawn.photos))
}

async function writeReturn(
  marketplace: Marketplace,
  orderId: number,
  request: ReturnRequest,
  photos: readonly NewPicture[],
): Promise<AskReturnOutcome> {
  await lockOrder(marketplace, orderId)
  const same = await findSameReturn(marketplace, orderId, request)
  if (same !== undefined) {
    await insertPhotos(marketplace, { returnId: same, orderId }, await newPhotos(marketplace, same, photos))
    return { outcome: 'asked', returnId: same }
  }
  const refusal = await refusalOf(marketplace, orderId, { request, photoCount: photos.length })
  if (refusal) return refusal
  const returnId = await insertReturn(marketplace, orderId, request)
  await insertPhotos(marketplace, { returnId, orderId }, photos)
  const type = request.reason === 'damaged' ? 'return.damage-reported' : 'return.asked'
  await recordEvent(marketplace, { type, orderId, returnId })
  return { outcome: 'asked', returnId }
}

/** Of those, at most as many as a return can have, the ones that it does not have yet. */
async function newPhotos(marketplace: Marketplace, returnId: number, photos: readonly NewPicture[]) {
  const known = await readPhotos(marketplace, returnId)
  const others = photos.filter(({ bytes }) => !known.some((photo) => photo.equals(bytes)))
  return others.slice(0, maxPhotosOfReturn - known.length)
}

async function refusalOf(
  marketplace: Marketplace,
  orderId: number,
  { request, photoCount }: { readonly request: ReturnRequest; readonly photoCount: number },
): Promise<AskReturnRefusal | undefined> {
  const status = await readVisibleStatus(marketplace, orderId)
  const deadlines = await readDeadlines(marketplace, orderId)
  if (status !== 'delivered' || !deadlines) return { outcome: 'not-delivered', status }
  const until = deadlineOf(deadlines, request.reason)
  if (isPast(until, marketplace.clock.now())) return { outcome: 'too-late', until }
  if (!hasPieces(await readReturnableLines(marketplace, orderId), request.pieces)) return { outcome: 'no-such-pieces' }
  if (await isAskedTooOften(marketplace, orderId)) return { outcome: 'too-often' }
  return photoRefusalOf(marketplace, orderId, photoCount)
}

async function photoRefusalOf(
  marketplace: Marketplace,
  orderId: number,
  photoCount: number,
): Promise<AskReturnRefusal | undefined> {
  return (await mayAddPhotos(marketplace, orderId, photoCount)) ? undefined : { outcome: 'too-many-photos' }
}

async function isAskedTooOften({ db }: Marketplace, orderId: number): Promise<boolean> {
  const { asked } = await db
    .selectFrom('order_returns')
    .select(({ fn }) => fn.countAll<number>().as('asked'))
    .where('order_id', '=', orderId)
    .where('actor_kind', '=', 'customer')
    .executeTakeFirstOrThrow()
  return asked >= maxAskedReturns
}
