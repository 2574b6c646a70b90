import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { immutable } from '#api/cache-control.ts'
import { matchesEntityTag } from '#api/entity-tag.ts'
import { cacheableResponse } from '#api/responses.ts'
import { contentTypeOf, pictureNameFromWire } from '#api/translate/picture.ts'
import { getPicture, getPictureUrl, type PictureFile } from '#domain/catalog/pictures/get-picture.ts'
import type { WithoutTurn } from '#domain/catalog/pictures/make-social-picture.ts'
import { PictureFileMissing } from '#domain/catalog/pictures/missing-pictures.ts'
import type { Marketplace } from '#domain/marketplace.ts'

const withoutActiveContent = { 'Content-Security-Policy': "default-src 'none'; sandbox" }

export function imageHandlers(marketplace: Marketplace) {
  return {
    async getImage(context: Context) {
      const name = pictureNameFromWire(context.req.param('filename'))
      const prefersSmallCopy = context.req.header('Save-Data') === 'on'
      const url = await getPictureUrl(marketplace, name, { prefersSmallCopy })
      if (url !== undefined) return redirectToStore(context, url)
      const ifNoneMatch = context.req.header('If-None-Match')
      const isKnown = (storedName: string) => matchesEntityTag(entityTagOf(storedName), ifNoneMatch)
      const withoutTurn: WithoutTurn | undefined = context.get('withoutTurn')
      const options = { prefersSmallCopy, isKnown, withoutTurn }
      const found = await getPicture(marketplace, name, options).catch(otherThanPicture)
      if ('placeholder' in found) return placeholderResponse(context, found.placeholder)
      return pictureResponse(context, found)
    },
  }
}

function pictureResponse(context: Context, picture: PictureFile): Promise<Response> | Response {
  const { content, isImmutable } = picture
  if (content === 'unchanged') return new Response(null, { status: 304, headers: namedHeaders(picture) })
  if (!isImmutable || !(content instanceof Readable))
    return cacheableResponse(context, content, pictureHeaders(picture))
  const isWanted = context.req.method === 'GET'
  if (!isWanted) content.destroy()
  return new Response(isWanted ? (Readable.toWeb(content) as ReadableStream) : null, { headers: namedHeaders(picture) })
}

function pictureHeaders({ format, isImmutable }: PictureFile) {
  const type = { 'Content-Type': contentTypeOf(format), ...withoutActiveContent, Vary: 'Save-Data' }
  return { ...type, ...(isImmutable && { 'Cache-Control': immutable }) }
}

/** With the name as ETag, so that the bytes need not be read for it. */
function namedHeaders(picture: PictureFile) {
  return { ...pictureHeaders(picture), ETag: entityTagOf(picture.storedName) }
}

/** The name of an immutable file stands for its bytes. */
function entityTagOf(storedName: string): string {
  return `"${storedName}"`
}

/** Browsers ask again after a day, in case the pictures have moved. */
function redirectToStore(context: Context, url: string): Response {
  const headers = { Location: url, Vary: 'Save-Data', 'Cache-Control': 'public, max-age=86400' }
  return context.body(null, 302, headers)
}

/** What is served in place of a picture. Throws any other error again. */
function otherThanPicture(error: unknown): PictureFileMissing {
  if (error instanceof PictureFileMissing) return error
  throw error
}

/** The color of a missing picture as an image of its size. Never stored: the picture may be back at any moment. */
function placeholderResponse(context: Context, { width, height, color }: PictureFileMissing['placeholder']) {
  const image = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/></svg>`
  const headers = { ...withoutActiveContent, 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' }
  return cacheableResponse(context, [image], headers)
}
