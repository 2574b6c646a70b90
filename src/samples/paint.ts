import sharp from 'sharp'
import type { NewPicture } from '#domain/catalog/add-picture.ts'

/** High enough that flat colours stay clean, low enough for a slow line. */
const quality = 80

/** Turns a drawing (SVG) into a picture file of the same size. */
export async function paint(drawing: string): Promise<NewPicture> {
  const image = sharp(Buffer.from(drawing))
  const { data, info } = await image.clone().webp({ quality, effort: 2 }).toBuffer({ resolveWithObject: true })
  const pixel = await image.resize(1, 1).removeAlpha().raw().toBuffer()
  return {
    bytes: data,
    format: 'webp',
    width: info.width,
    height: info.height,
    placeholderColor: `#${pixel.subarray(0, 3).toString('hex')}`,
  }
}
