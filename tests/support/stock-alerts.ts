import assert from 'node:assert/strict'
import type { Product } from '#domain/catalog/product.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { confirmStockAlert } from '#domain/stock-alerts/confirm-stock-alert.ts'
import { queueDueAlerts } from '#domain/stock-alerts/queue-due-alerts.ts'
import { requestStockAlert } from '#domain/stock-alerts/request-stock-alert.ts'
import { setStock } from './catalog-changes.ts'
import { outboxRows, sendQueuedEmails } from './emails.ts'
import type { TestShop } from './test-shop.ts'

export const amel = 'amel@example.tn' as EmailAddress

/** Adds a product of which nothing is in stock. */
export function sellSoldOut(shop: TestShop): Promise<Product> {
  return shop.sells({ sizes: [{ name: '', stock: 0 }] })
}

export function sizeOf({ sizes: [size] }: Product): number {
  return size?.id ?? 0
}

export function requestAlert(
  marketplace: Marketplace,
  product: Product,
  email: string = amel,
  variantId = sizeOf(product),
) {
  return requestStockAlert(marketplace, { productId: product.id, variantId, email: email as EmailAddress })
}

/** Asks for a size, and reads the tokens of the email. */
export async function requestAlertTokens(
  shop: TestShop,
  product: Product,
  email: string = amel,
  variantId = sizeOf(product),
) {
  await requestAlert(shop.marketplace, product, email, variantId)
  await sendQueuedEmails(shop.marketplace)
  const text = shop.marketplace.mailer.sent.at(-1)?.text ?? ''
  const token = (page: string) => new RegExp(`/back-in-stock/${page}/([\\w-]+)`).exec(text)?.[1] ?? ''
  return { confirm: token('confirm'), leave: token('leave') }
}

export async function addConfirmedAlert(shop: TestShop, product: Product, email: string, variantId = sizeOf(product)) {
  const tokens = await requestAlertTokens(shop, product, email, variantId)
  assert.equal(await confirmStockAlert(shop.marketplace, tokens.confirm), 'confirmed')
  return tokens
}

/** Returns the addresses of people who wait, the first to confirm first; who confirmed last asked first. */
export async function addConfirmedAlerts(shop: TestShop, product: Product, count: number): Promise<readonly string[]> {
  const { db, clock } = shop.system
  const rows = Array.from({ length: count }, (_, number) => ({
    ...{ product_id: product.id, variant_id: sizeOf(product), email: `p${number}@example.tn` as EmailAddress },
    ...{ locale: 'en' as Locale, created_at: clock.now(), asked_at: clock.now() },
    confirmed_at: new Date(clock.now().getTime() - number * 1000),
  }))
  await db.insertInto('stock_alerts').values(rows).execute()
  return rows.map(({ email }) => email).reverse()
}

/** Brings pieces into stock and runs the job. Returns how many emails were sent about it. */
export async function countSentAfterRestock(shop: TestShop, product: Product, stock: number): Promise<number> {
  const before = (await readAlertEmails(shop)).length
  await setStock(shop.system, sizeOf(product), stock)
  await queueDueAlerts(shop.system)
  await sendQueuedEmails(shop.marketplace)
  return (await readAlertEmails(shop)).filter(({ status }) => status === 'sent').length - before
}

export async function readAlertEmails(shop: TestShop) {
  return (await outboxRows(shop.marketplace)).filter(({ kind }) => kind === 'stock-alert')
}
