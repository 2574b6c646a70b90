import { expect, type Page } from '@playwright/test'
import { expectPopUp } from './pop-ups.ts'

/** A product of the sample shop that comes in one size, as the API tells of it. */
export interface Piece {
  readonly id: number
  readonly name: string
  readonly price: number
  readonly promo: string
  readonly percentpromo: number | null
  readonly sizes: readonly { readonly sizeId: number; readonly sizeName: string; readonly quantity: number }[]
}

/** The nth product that can be put into the cart without choosing. Tests that change a product take one of their own. */
export async function plainPiece(page: Page, place: number): Promise<Piece> {
  const { products }: { products: Piece[] } = await (await page.request.get('/api/products')).json()
  const plain = products.filter(
    ({ sizes, promo }) => sizes.length === 1 && (sizes[0]?.quantity ?? 0) >= 5 && promo === 'FALSE',
  )
  const piece = plain[place]
  if (!piece) throw new Error(`The sample shop has no plain piece ${place}`)
  return piece
}

export function sizeIdOf(piece: Piece): number {
  return piece.sizes[0]?.sizeId ?? 0
}

/** Puts a piece into the cart as a visitor does, and waits until it is there. */
export async function addToCart(page: Page, piece: Piece, times = 1): Promise<void> {
  await page.goto(`/product/${piece.id}`)
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
  await expect(page).toHaveURL('/success')
  const number = page.getByText(/^H-[0-9A-Z]{4}-[0-9A-Z]{4}$/).first()
  await expect(number).toBeVisible()
  return (await number.textContent()) ?? ''
}
