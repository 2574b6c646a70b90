import { pictureName } from '#api/contract/shapes.ts'
import { NotFound } from '#domain/errors.ts'

const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png', avif: 'image/avif' }

export function contentTypeOf(format: keyof typeof contentTypes): string {
  return contentTypes[format]
}

/** Returns the name of a picture or copy. Throws NotFound for an invalid name. */
export function pictureNameFromWire(text = ''): string {
  if (!pictureName.safeParse(text).success) throw new NotFound('picture', text)
  return text
}
