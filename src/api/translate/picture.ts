import { NotFound } from '#domain/errors.ts'
import { pictureName } from '../contract/shapes.ts'

const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png', avif: 'image/avif' }

export function contentTypeOf(format: keyof typeof contentTypes): string {
  return contentTypes[format]
}

/** The name of a picture or a copy. Throws NotFound for what no picture is called. */
export function pictureNameFromWire(text = ''): string {
  if (!pictureName.safeParse(text).success) throw new NotFound('picture', text)
  return text
}
