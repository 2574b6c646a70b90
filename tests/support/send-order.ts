import { shippingPrice } from '#domain/sale-terms/sale-terms.ts'
import type { Sku } from '#tests/ledger/staff-work.ts'

/** Sends an order of one piece to a shop's API. The key is a number, from which the customer's phone number is made. */
export function sendOrder(origin: string, { sizeId, productId, price }: Sku, key: string) {
  return fetch(`${origin}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({
      ...{ nom: 'Leila', email: `${key}@hirfa.example`, telephone: `2${key.padStart(7, '0')}` },
      ...{ adresse: '12 rue de la Kasbah', ville: 'Nabeul', paymentMethod: 'livraison' },
      total: (price + shippingPrice) / 1000,
      orderItems: [{ productId, sizeId, quantity: 1 }],
    }),
  })
}
