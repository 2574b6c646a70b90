import { randomBytes } from 'node:crypto'
import { pipeline } from '#database/pipeline.ts'
import { hasPrivateOrder } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { type DrawnUploads, drawUploads } from '#domain/catalog/pictures/draw-uploads.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { asRateLimited } from '#domain/rate-limits/consume-rate-limit.ts'
import { consumeQuota, quotaKey } from '#domain/rate-limits/quota-queries.ts'
import type { Quota } from '#domain/rate-limits/rate-limit.ts'
import { limitedNetwork } from '#domain/request-network.ts'
import { type ReviewPhoto, reviewPhotoWidths } from './review.ts'

const day = 24 * 3600

/** Photos of one order: those of four lines, or of one that is changed several times. */
const perOrder: Quota = { count: 12, seconds: day }

/** Photos of one network, which many people share. */
const perNetwork: Quota = { count: 300, seconds: day }

/** A photo that was decoded and drawn anew, in both sizes. */
export interface DrawnPhoto extends ReviewPhoto {
  readonly bytes: Uint8Array
  readonly smallBytes: Uint8Array
}

/**
 * Counts photos for the order of the private link and for the network before any of them is decoded. Also those that
 * are refused later count. Throws RateLimited.
 */
export async function consumePhotoLimit(marketplace: Marketplace, count: number): Promise<void> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  const { actor } = marketplace
  const network = limitedNetwork(marketplace)
  if (!network || count === 0) return
  const times = (key: Buffer) => Array.from({ length: count }, () => key)
  await inTransaction(marketplace, async (marketplace) => {
    try {
      await pipeline(marketplace.db, {
        ofOrder: consumeQuota(marketplace, perOrder, times(quotaKey('review-photo', 'order', String(actor.orderId)))),
        ofNetwork: consumeQuota(marketplace, perNetwork, times(quotaKey('review-photo', 'network', network.address))),
      })
    } catch (error) {
      throw asRateLimited('review', error)
    }
  })
}

/** Draws photos anew in the sizes of a review. */
export async function drawReviewPhotos(
  marketplace: Marketplace,
  files: readonly Uint8Array[],
): Promise<DrawnUploads<DrawnPhoto>> {
  requireAllowed(hasPrivateOrder(marketplace.actor))
  return drawUploads(marketplace, files, async ({ bytes, width, height, placeholderColor }) => {
    const large = Math.min(width, reviewPhotoWidths.large)
    const widths = [large, Math.min(width, reviewPhotoWidths.small)]
    const [largeBytes, smallBytes] = await marketplace.scalePicture(
      bytes,
      widths.map((width) => ({ width, format: 'jpg' })),
      'normal',
    )
    if (!largeBytes || !smallBytes) throw new Error('A photo was not scaled')
    return {
      name: randomBytes(16).toString('hex'),
      ...{ width: large, height: Math.max(1, Math.round((height * large) / width)), placeholderColor },
      ...{ bytes: largeBytes, smallBytes },
    }
  })
}
