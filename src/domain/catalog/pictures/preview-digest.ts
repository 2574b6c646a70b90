import { createHash } from 'node:crypto'
import type { Locale } from '#domain/locale.ts'
import type { Product } from '../product.ts'
import { type PreviewFacts, previewFactsOf, previewName } from './product-preview.ts'

/** Raised when previews are drawn in another way, so that they get new names. */
const version = 1

/** Returns a digest of all that a preview shows, 16 hexadecimal digits. */
export function previewDigest({
  locale,
  name,
  storeName,
  shopName,
  price,
  priceBefore,
  isPromotion,
  pictureName,
}: PreviewFacts): string {
  const facts = [version, locale, name, storeName, shopName, price, priceBefore ?? 0, isPromotion, pictureName ?? '']
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16)
}

/** Returns the name of a product's preview. The product and the name of the shop are in the language of `locale`. */
export function previewNameOf(product: Product, shopName: string, locale: Locale): string {
  const digest = previewDigest(previewFactsOf(product, shopName, locale))
  return previewName({ productId: product.id, locale, digest })
}
