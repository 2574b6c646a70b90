import type { Context } from 'hono'
import { cacheableResponse } from '#api/responses.ts'
import { getPicture } from '#domain/catalog/pictures/get-picture.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { contentTypeOf, pictureNameFromWire } from '../translate/picture.ts'

export function imageHandlers(marketplace: Marketplace) {
  return {
    async getImage(context: Context) {
      const name = pictureNameFromWire(context.req.param('filename'))
      const prefersSmallCopy = context.req.header('Save-Data') === 'on'
      const { bytes, format, isImmutable } = await getPicture(marketplace, name, { prefersSmallCopy })
      return cacheableResponse(context, [bytes], {
        'Content-Type': contentTypeOf(format),
        'Content-Security-Policy': "default-src 'none'; sandbox",
        Vary: 'Save-Data',
        // A name always shows the same picture, so it is immutable, unless its resized copy is not ready yet.
        ...(isImmutable && { 'Cache-Control': 'public, max-age=31536000, immutable' }),
      })
    },
  }
}
