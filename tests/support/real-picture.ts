import sharp from 'sharp'
import { addPicture } from '#domain/catalog/pictures/add-picture.ts'
import type { TestShop } from './test-shop.ts'

/** Adds a picture whose file is really one. Returns its file name. */
export async function addRealPicture({ system }: Pick<TestShop, 'system'>): Promise<string> {
  const size = { width: 40, height: 50 }
  const bytes = await sharp({ create: { ...size, channels: 3, background: '#b0763c' } })
    .webp()
    .toBuffer()
  return addPicture(system, { ...size, bytes, format: 'webp', placeholderColor: '#b0763c' })
}

/** Returns the bytes of a photo, in pixels. */
export async function jpegOf(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width, height, channels: 3, background: '#5e6b2f' } as const
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer())
}
