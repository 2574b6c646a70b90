import { mayManageEmails } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { listProductsById } from '#domain/catalog/list-products-by-id.ts'
import type { Color, Product, Size } from '#domain/catalog/product.ts'
import { EmailWithdrawn } from '#domain/email-outbox/email-withdrawn.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { confirmationValidMilliseconds } from './stock-alert.ts'

/** A request as its emails need it, with the texts in the language of the person. */
export interface StockAlert {
  readonly locale: Locale
  /** Absent when the product or its variant is not on sale any more. */
  readonly piece?: AwaitedPiece
  /** Whether the person is to be told that it is back. */
  readonly isDue: boolean
}

export interface AwaitedPiece {
  readonly product: Pick<Product, 'id' | 'name' | 'languageOf'>
  readonly size: Size
  /** Of a size that is counted by color. */
  readonly color?: Color | undefined
  /** Of the variant, or of all colors of the size. */
  readonly stock: number
}

/**
 * Returns a request. Throws EmailWithdrawn when the person has left, when nobody confirmed in time, and when the
 * request was deleted since.
 */
export async function getStockAlert(marketplace: Marketplace, alertId: number): Promise<StockAlert> {
  requireAllowed(mayManageEmails(marketplace.actor))
  const alert = await marketplace.db
    .selectFrom('stock_alerts as alert')
    .innerJoin('variants as asked', 'asked.id', 'alert.variant_id')
    .select(['alert.locale', 'alert.product_id', 'alert.asked_at', 'alert.confirmed_at', 'alert.notified_at'])
    .select(['alert.left_at', 'asked.size_id', 'asked.color_id'])
    .where('alert.id', '=', alertId)
    .executeTakeFirst()
  if (!alert || alert.left_at) throw new EmailWithdrawn()
  const { locale, asked_at, confirmed_at, notified_at } = alert
  const age = marketplace.clock.now().getTime() - asked_at.getTime()
  if (!confirmed_at && age > confirmationValidMilliseconds) throw new EmailWithdrawn()
  const [product] = await listProductsById({ ...marketplace, locale }, [alert.product_id])
  const variants = product?.variants.filter(
    ({ sizeId, colorId }) => sizeId === alert.size_id && (alert.color_id === null || colorId === alert.color_id),
  )
  const size = product?.sizes.find(({ id }) => id === variants?.[0]?.sizeId)
  const color = product?.colors.find(({ id }) => id === alert.color_id)
  const stock = variants?.reduce((sum, variant) => sum + variant.stock, 0) ?? 0
  const piece = product && size && { product, size, color, stock }
  return { locale, isDue: notified_at !== null, ...(piece && { piece }) }
}
