import { type Locale, locales } from '#domain/locale.ts'
import type { Millimes } from '#domain/money.ts'
import { type Product, priceOf } from '../product.ts'

/** What the picture of a product for link previews shows, in the language of `locale`. */
export interface PreviewFacts {
  readonly locale: Locale
  readonly name: string
  readonly storeName: string
  readonly shopName: string
  /** The price that is charged. */
  readonly price: Millimes
  /** The higher price before the promotion, struck through. */
  readonly priceBefore?: Millimes
  readonly isPromotion: boolean
  /** Of the main picture; absent without one. */
  readonly pictureName?: string
}

/** Draws the picture for link previews: a JPEG of at most `maxPreviewBytes`. `picture` is the main picture. */
export type DrawPreview = (facts: PreviewFacts, picture: Uint8Array | undefined) => Promise<Uint8Array>

/** The promise to those who open a link on a slow line. */
export const maxPreviewBytes = 150_000

type PreviewedProduct = Pick<
  Product,
  'name' | 'store' | 'regularPrice' | 'promotionalPrice' | 'referencePrice' | 'pictures'
>

/** Returns what the preview of a product shows. The product and the name of the shop are in the language of `locale`. */
export function previewFactsOf(product: PreviewedProduct, shopName: string, locale: Locale): PreviewFacts {
  const { promotionalPrice, referencePrice } = product
  const pictureName = product.pictures[0]?.fileName
  return {
    locale,
    name: product.name,
    storeName: product.store.name,
    shopName,
    price: priceOf(product),
    // The same rule as beside the price on the page.
    ...(promotionalPrice !== undefined &&
      referencePrice !== undefined &&
      referencePrice > promotionalPrice && { priceBefore: referencePrice }),
    isPromotion: promotionalPrice !== undefined,
    ...(pictureName !== undefined && { pictureName }),
  }
}

/** The parts of a preview's name. `digest` is that of its facts. */
export interface PreviewName {
  readonly productId: number
  readonly locale: Locale
  readonly digest: string
}

/** Returns the name under which a preview is served: `product-12.fr.0123456789abcdef.jpg`. */
export function previewName({ productId, locale, digest }: PreviewName): string {
  return `product-${productId}.${locale}.${digest}.jpg`
}

const namePattern = new RegExp(`^product-([1-9]\\d{0,8})\\.(${locales.join('|')})\\.([0-9a-f]{16})\\.jpg$`)

/** Reads the name of a preview. Undefined for any other name. */
export function parsePreviewName(name: string): PreviewName | undefined {
  const [, productId, locale, digest] = namePattern.exec(name) ?? []
  return digest === undefined ? undefined : { productId: Number(productId), locale: locale as Locale, digest }
}
