import type { Context } from 'hono'
import { getPicture } from '#domain/catalog/get-picture.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { answer } from '../answer.ts'
import { contentTypeOf, pictureNameFromWire } from '../translate/picture.ts'

export function imageHandlers(marketplace: Marketplace) {
  return {
    async getImage(context: Context) {
      const name = pictureNameFromWire(context.req.param('filename'))
      const isSaving = context.req.header('Save-Data') === 'on'
      const { bytes, format, isFinal } = await getPicture(marketplace, name, { isSaving })
      return answer(context, [bytes], {
        'Content-Type': contentTypeOf(format),
        'Content-Security-Policy': "default-src 'none'; sandbox",
        Vary: 'Save-Data',
        // A name always shows the same picture, so whoever has it need never ask again; unless a copy is still to come.
        ...(isFinal && { 'Cache-Control': 'public, max-age=31536000, immutable' }),
      })
    },
  }
}
