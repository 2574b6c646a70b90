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
  /** Of the variant. */
  readonly stock: number
}

/**
 * Returns a request. Throws EmailWithdrawn when the person has left, when nobody confirmed in time, and when the
 * request was deleted since.
 */
export async function getStockAlert(marketplace: Marketplace, alertId: number): Promise<StockAlert> {
  requireAllowed(mayManageEmails(marketplace.actor))
  const alert = await marketplace.db
    .selectFrom('stock_alerts')
    .select(['locale', 'product_id', 'variant_id', 'asked_at', 'confirmed_at', 'notified_at', 'left_at'])
    .where('id', '=', alertId)
    .executeTakeFirst()
  if (!alert || alert.left_at) throw new EmailWithdrawn()
  const { locale, asked_at, confirmed_at, notified_at } = alert
  const age = marketplace.clock.now().getTime() - asked_at.getTime()
  if (!confirmed_at && age > confirmationValidMilliseconds) throw new EmailWithdrawn()
  const [product] = await listProductsById({ ...marketplace, locale }, [alert.product_id])
  const variant = product?.variants.find(({ id }) => id === alert.variant_id)
  const size = product?.sizes.find(({ id }) => id === variant?.sizeId)
  const color = product?.colors.find(({ id }) => id === variant?.colorId)
  const piece = product && variant && size && { product, size, color, stock: variant.stock }
  return { locale, isDue: notified_at !== null, ...(piece && { piece }) }
}
