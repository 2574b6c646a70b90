import { type DrawPreview, maxPreviewBytes, type PreviewFacts } from '#domain/catalog/pictures/product-preview.ts'
import { directionOf } from '#domain/locale.ts'
import { formatPrice } from '#formatting/prices.ts'
import { pictureFormatOf } from './picture-bytes.ts'
import { type RunPictureProcess, runPictureProcess } from './picture-process.ts'

/** Drawing takes half a second on a quiet machine. */
const maxMilliseconds = 20_000

/** The texts of a preview, as they are drawn. */
export interface PreviewTexts {
  readonly direction: 'ltr' | 'rtl'
  readonly name: string
  readonly storeName: string
  readonly shopName: string
  readonly price: string
  readonly priceBefore?: string
  readonly isPromotion: boolean
}

/** Draws previews in a process of its own, which decodes the photo. */
export function previewDrawer(run: RunPictureProcess = runPictureProcess, milliseconds = maxMilliseconds): DrawPreview {
  return async (facts, picture = new Uint8Array()) => {
    const texts = `${JSON.stringify(textsOf(facts))}\n`
    const end = await run('draw-preview', Buffer.concat([Buffer.from(texts), picture]), { arguments: [], milliseconds })
    if (end.code !== 0) throw new Error(`The process that draws previews ended with ${end.signal ?? end.code}`)
    const isWholeJpeg = pictureFormatOf(end.output) === 'jpeg' && end.output.subarray(-2).toString('hex') === 'ffd9'
    if (!isWholeJpeg || end.output.length > maxPreviewBytes)
      throw new Error('The process that draws previews returned no preview')
    return end.output
  }
}

function textsOf({ locale, name, storeName, shopName, price, priceBefore, isPromotion }: PreviewFacts): PreviewTexts {
  return {
    direction: directionOf(locale),
    name,
    storeName,
    shopName,
    price: formatPrice(price, locale),
    ...(priceBefore !== undefined && { priceBefore: formatPrice(priceBefore, locale) }),
    isPromotion,
  }
}
