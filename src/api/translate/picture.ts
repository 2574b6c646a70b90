import { NotFound } from '#domain/errors.ts'
import { fileName } from '../contract/shapes.ts'

const contentTypes: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' }

/** The name of a picture and what it holds. Throws NotFound for what no picture is called. */
export function pictureFromWire(text = ''): { fileName: string; contentType: string } {
  const contentType = contentTypes[text.slice(text.lastIndexOf('.') + 1)]
  if (!contentType || !fileName.safeParse(text).success) throw new NotFound('picture', text)
  return { fileName: text, contentType }
}
