import { mayHandleOrders, mayReadOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { NewPicture } from '#domain/catalog/pictures/new-picture.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { maxPhotosOfReturn } from './order-return.ts'

/** What a customer can add to one order in a day, whatever she asks. */
export const maxPhotosOfOrderInADay = 8

const dayMilliseconds = 86_400_000

/** Returns whether so many photos more are within the limits. Nothing is decoded before this is known. */
export async function mayAddPhotos({ db, clock }: Marketplace, orderId: number, count: number): Promise<boolean> {
  if (count > maxPhotosOfReturn) return false
  if (count === 0) return true
  const { added } = await db
    .selectFrom('order_return_photos')
    .select(({ fn }) => fn.countAll<number>().as('added'))
    .where('order_id', '=', orderId)
    .where('made_at', '>', new Date(clock.now().getTime() - dayMilliseconds))
    .executeTakeFirstOrThrow()
  return added + count <= maxPhotosOfOrderInADay
}

/** Stores decoded photos in the transaction of their return. */
export async function insertPhotos(
  { db, clock }: Marketplace,
  { returnId, orderId }: { readonly returnId: number; readonly orderId: number },
  photos: readonly NewPicture[],
): Promise<void> {
  if (photos.length === 0) return
  const madeAt = clock.now()
  await db
    .insertInto('order_return_photos')
    .values(
      photos.map(({ bytes, format }) => ({
        ...{ return_id: returnId, order_id: orderId, picture: Buffer.from(bytes), format, made_at: madeAt },
      })),
    )
    .execute()
}

export interface ReturnPhoto {
  readonly bytes: Uint8Array
  readonly format: NewPicture['format']
}

/** Returns a photo to the office or to the customer of its order. Throws NotFound, also for one that was erased. */
export async function getReturnPhoto(marketplace: Marketplace, photoId: number): Promise<ReturnPhoto> {
  const { actor, db } = marketplace
  const isOffice = mayHandleOrders(actor)
  requireAllowed(isOffice || actor.kind === 'customer')
  const photo = await db
    .selectFrom('order_return_photos')
    .select(['picture', 'format', 'order_id'])
    .where('id', '=', photoId)
    .executeTakeFirst()
  if (!photo || photo.picture === null || !mayReadOrder(actor, photo.order_id)) throw new NotFound('photo', photoId)
  return { bytes: photo.picture, format: photo.format }
}

export async function listPhotoIds({ db }: Marketplace, returnId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('order_return_photos')
    .select('id')
    .where('return_id', '=', returnId)
    .where('picture', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Reads the stored photos of a return, without those that were erased. */
export async function readPhotos({ db }: Marketplace, returnId: number): Promise<Buffer[]> {
  const rows = await db.selectFrom('order_return_photos').select('picture').where('return_id', '=', returnId).execute()
  return rows.flatMap(({ picture }) => picture ?? [])
}
