import { expect, type Page } from '@playwright/test'
import { expectPopUp } from './pop-ups.ts'

/** A product of the sample shop with one size, as the API returns it. */
export interface SingleSizeProduct {
  readonly id: number
  readonly name: string
  readonly price: number
  readonly promo: string
  readonly percentpromo: number | null
  readonly sizes: readonly { readonly sizeId: number; readonly sizeName: string; readonly quantity: number }[]
}

/** Returns the nth product that needs no choice of options. Tests that change a product use an index of their own. */
export async function singleSizeProduct(page: Page, place: number): Promise<SingleSizeProduct> {
  const { products }: { products: SingleSizeProduct[] } = await (await page.request.get('/api/products')).json()
  const plain = products.filter(
    ({ sizes, promo }) => sizes.length === 1 && (sizes[0]?.quantity ?? 0) >= 5 && promo === 'FALSE',
  )
  const product = plain[place]
  if (!product) throw new Error(`The sample shop has no product of one size with the index ${place}`)
  return product
}

export function sizeIdOf(product: SingleSizeProduct): number {
  return product.sizes[0]?.sizeId ?? 0
}

/** Adds a product to the cart as a visitor does, and waits for the confirmation. */
export async function addToCart(page: Page, product: SingleSizeProduct, times = 1): Promise<void> {
  await page.goto(`/product/${product.id}`)
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
  for (let count = 0; count < times; count++) {
    await add.click()
    await expectPopUp(page, 'Produit ajouté au panier')
  }
}

export async function fillCheckout(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Amel Ben Salah')
  await page.getByRole('main').getByLabel('E-mail').first().fill('amel@example.tn')
  await page.getByLabel('Phone').fill('22 333 444')
  await page.getByLabel('Address').fill('12 rue de la Kasbah')
  await page.getByLabel('City').fill('Nabeul')
}

export function orderButton(page: Page) {
  return page.getByRole('button', { name: /^Place the order/ })
}

/** The number on the success page. */
export async function orderNumber(page: Page): Promise<string> {
  // Also in a shop of the test's own, at another origin.
  await expect(page).toHaveURL(/\/success$/)
  const number = page.getByText(/^H-[0-9A-Z]{4}-[0-9A-Z]{4}$/).first()
  await expect(number).toBeVisible()
  return (await number.textContent()) ?? ''
}

/** The API fields that tests may set. */
interface OrderedBy {
  readonly nom: string
  readonly email?: string
  readonly telephone?: string
  readonly adresse?: string
  readonly ville?: string
  readonly paymentMethod?: string
}

/** Orders one product through the API, for tests of what follows. Returns the order number. */
export async function placeOrder(
  page: Page,
  product: SingleSizeProduct,
  orderedBy: OrderedBy,
  origin = '',
): Promise<string> {
  const answer = await page.request.post(`${origin}/api/orders`, {
    data: {
      ...{ email: 'amel@example.tn', telephone: '22333444', adresse: '12 rue de la Kasbah', ville: 'Nabeul' },
      ...{ orderItems: [{ productId: product.id, sizeId: sizeIdOf(product), quantity: 1 }], total: product.price + 8 },
      ...{ paymentMethod: 'livraison', ...orderedBy },
    },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).orderNumber
}
