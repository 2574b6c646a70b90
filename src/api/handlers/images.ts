import type { Context } from 'hono'
import { cacheableResponse } from '#api/responses.ts'
import { getPicture } from '#domain/catalog/pictures/get-picture.ts'
import { PictureFileMissing } from '#domain/catalog/pictures/missing-pictures.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { contentTypeOf, pictureNameFromWire } from '../translate/picture.ts'

const withoutActiveContent = { 'Content-Security-Policy': "default-src 'none'; sandbox" }

export function imageHandlers(marketplace: Marketplace) {
  return {
    async getImage(context: Context) {
      const name = pictureNameFromWire(context.req.param('filename'))
      const prefersSmallCopy = context.req.header('Save-Data') === 'on'
      const found = await getPicture(marketplace, name, { prefersSmallCopy }).catch(placeholderOf)
      if (typeof found === 'string') return placeholderResponse(context, found)
      const { bytes, format, isImmutable } = found
      return cacheableResponse(context, [bytes], {
        'Content-Type': contentTypeOf(format),
        ...withoutActiveContent,
        Vary: 'Save-Data',
        // A name always shows the same picture, so it is immutable, unless its resized copy is not ready yet.
        ...(isImmutable && { 'Cache-Control': 'public, max-age=31536000, immutable' }),
      })
    },
  }
}

/** The color in which a missing picture is shown, as an image of its size. Throws any other error again. */
function placeholderOf(error: unknown): string {
  if (!(error instanceof PictureFileMissing)) throw error
  const { width, height, color } = error.placeholder
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`
}

/** Never stored: the picture may be back at any moment. */
function placeholderResponse(context: Context, image: string): Promise<Response> {
  const headers = { ...withoutActiveContent, 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' }
  return cacheableResponse(context, [image], headers)
}
