// Runs in a process of its own: reads the texts of a preview (a line of JSON) and the photo of the product from its input,
// and writes the preview to its output: the photo at the side where reading begins, beside it the texts.
import os from 'node:os'
import sharp, { type OverlayOptions } from 'sharp'
import { socialPicture } from '#domain/catalog/pictures/picture.ts'
import { maxPreviewBytes } from '#domain/catalog/pictures/product-preview.ts'
import type { PreviewTexts } from './preview-drawer.ts'
import { type DrawnText, drawLine, drawName, drawPrices, loadTypefaces } from './preview-text.ts'

/** The tokens of the theme (`web/app.css`). */
const colors = {
  limestone: '#fbf7f0',
  sandDeep: '#d9c9b0',
  ink: '#1e2a38',
  inkSoft: '#55606e',
  door: '#1f4e86',
  clay: '#a8461f',
}

/** The first whose file is small enough. */
const qualities = [82, 74, 66, 58, 50, 40, 25]

const { width, height } = socialPicture
/** Of the photo, as tall as the preview and 4 : 5 as on the cards of the shop. */
const photoWidth = 504
/** A short name is large. */
const nameSizes = [
  { size: 62, maxLines: 2 },
  { size: 54, maxLines: 2 },
  { size: 50, maxLines: 3 },
  { size: 45, maxLines: 3 },
]

/** Around the texts. */
const margin = 64

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
sharp.concurrency(1)
sharp.cache(false)
// Of the decoders only those of stored pictures are enabled.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

const chunks: Buffer[] = []
for await (const chunk of process.stdin) chunks.push(chunk)
const input = Buffer.concat(chunks)
const endOfLine = input.indexOf('\n')
const texts: PreviewTexts = JSON.parse(input.toString('utf8', 0, endOfLine))
const photo = input.subarray(endOfLine + 1)

await loadTypefaces()
process.stdout.write(await encode(await draw()))

async function draw(): Promise<Buffer> {
  const hasPhoto = photo.length > 0
  const start = hasPhoto ? photoWidth + margin : margin
  const layers = [...(hasPhoto ? [await drawPhoto()] : []), ...(await drawTexts(start))]
  return sharp({ create: { width, height, channels: 3, background: colors.limestone } })
    .composite(layers)
    .png({ compressionLevel: 1 })
    .toBuffer()
}

async function drawPhoto(): Promise<OverlayOptions> {
  const input = await sharp(photo)
    .flatten({ background: '#ffffff' })
    .resize({ width: photoWidth, height, fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return { input, top: 0, left: fromStart(0, photoWidth) }
}

/** The name of the shop at the top, the product and its maker in the middle, the price at the bottom. */
async function drawTexts(start: number): Promise<OverlayOptions[]> {
  const { direction, name, storeName, shopName, price, priceBefore, isPromotion } = texts
  const space = { width: width - start - margin, direction }
  const [shop, product, store, prices] = [
    await drawLine(shopName, { ...space, face: 'display', size: 36, color: colors.door }),
    await drawName(name, { ...space, sizes: nameSizes, color: colors.ink }),
    await drawLine(storeName, { ...space, face: 'reading', size: 32, color: colors.inkSoft }),
    await drawPrices(price, priceBefore, {
      ...space,
      size: 54,
      color: isPromotion ? colors.clay : colors.ink,
      colorBefore: colors.inkSoft,
    }),
  ]
  const place = (text: DrawnText, top: number) => ({
    input: text.png,
    top: Math.round(top),
    left: fromStart(start, text.width),
  })
  const gap = 24
  const top = margin - 8
  const bottom = height - margin + 8 - prices.height
  const middleHeight = product.height + gap + store.height
  const middle = top + shop.height + (bottom - top - shop.height - middleHeight) / 2
  return [place(shop, top), place(product, middle), place(store, middle + product.height + gap), place(prices, bottom)]
}

/** Returns the left edge of something that begins so many pixels from where reading begins. */
function fromStart(distance: number, ownWidth: number): number {
  return texts.direction === 'ltr' ? distance : width - distance - ownWidth
}

async function encode(drawn: Buffer): Promise<Buffer> {
  const jpegs = qualities.map(
    (quality) => () =>
      sharp(drawn).jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 60 ? '4:4:4' : '4:2:0' }),
  )
  let jpeg = Buffer.alloc(0)
  for (const encode of jpegs) {
    jpeg = await encode().toBuffer()
    // Its digest is added to it later.
    if (jpeg.length <= maxPreviewBytes - 100) break
  }
  return jpeg
}
