import type { Context } from 'hono'
import { getPicture } from '#domain/catalog/get-picture.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { answer } from '../answer.ts'
import { pictureFromWire } from '../translate/picture.ts'

export function imageHandlers(marketplace: Marketplace) {
  return {
    async getImage(context: Context) {
      const { fileName, contentType } = pictureFromWire(context.req.param('filename'))
      const bytes = await getPicture(marketplace, fileName)
      return answer(context, [bytes], {
        'Content-Type': contentType,
        // A name always shows the same picture, so whoever has it need never ask again.
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cache-Control': 'public, max-age=31536000, immutable',
      })
    },
  }
}
