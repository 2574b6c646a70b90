import assert from 'node:assert/strict'
import { createOperator, testPassword } from '#tests/support/operators.ts'
import { windowSize } from './browser-page.ts'
import type { Shop } from './open-shop.ts'
import { takeScriptErrors } from './script-errors.ts'
import type { Visitor } from './visitor.ts'

/** A visitor finds a piece and orders it; then the office confirms the order. */
export async function orderAndConfirm(visitor: Visitor, shop: Shop): Promise<void> {
  await visitor.open(shop.origin)
  assert.equal(await visitor.evaluate(() => innerWidth), windowSize.width)
  await visitor.evaluate(() => console.error('a script error'))
  assert.deepEqual(await takeScriptErrors(visitor), ['/: a script error'], 'script errors are recorded')

  await putIntoCart(visitor)
  const number = await order(visitor)
  await confirm(visitor, shop, number)
  assert.deepEqual(await takeScriptErrors(visitor), [])
}

async function putIntoCart(visitor: Visitor): Promise<void> {
  await visitor.click('header [popovertarget=search]', '')
  await visitor.type('header [role=combobox]', '', 'vase jarra\n')
  await visitor.click('main article :is(h2, h3) a', 'Tall painted vase')
  await visitor.sees('main h1', 'Tall painted vase')
  await visitor.seesPicture('main img')
  await visitor.click('main button', 'Add to cart')
  await visitor.click('header a', 'Your cart: 1 piece')
  await visitor.click('main button', 'One more of')
  await visitor.sees('header a', 'Your cart: 2 pieces')
}

/** Returns the order's number. */
async function order(visitor: Visitor): Promise<string> {
  await visitor.click('a', 'Go to checkout')
  await visitor.type('main input', 'Full name', 'Amel Ben Salah')
  await visitor.type('main input', 'E-mail', 'amel@example.tn')
  await visitor.type('main input', 'Phone', '22 333 444')
  await visitor.type('main input', 'Address', '12 rue de la Kasbah')
  await visitor.type('main input', 'City', 'Nabeul')
  await visitor.click('main button', 'Place the order')
  const number = await orderNumber(visitor)
  await visitor.open(await visitor.evaluate(() => location.href))
  assert.equal(await orderNumber(visitor), number, 'the page is the same when it is loaded again')
  await visitor.sees('header button', 'Your cart is empty')
  return number
}

/** The number on the success page. */
async function orderNumber(visitor: Visitor): Promise<string> {
  await visitor.sees('main *', 'H-')
  assert.match(await visitor.evaluate(() => location.pathname), /\/success$/)
  return visitor.evaluate(() => /H-\w{4}-\w{4}/.exec(document.body.textContent)?.[0] ?? '')
}

async function confirm(visitor: Visitor, { origin, marketplace }: Shop, number: string): Promise<void> {
  const { email } = await createOperator(marketplace)
  await visitor.open(`${origin}/admin/orders?q=${number}`)
  await visitor.type('input', 'E-mail', email)
  await visitor.type('input', 'Password', `${testPassword}\n`)
  await visitor.click('main a', 'Amel Ben Salah')
  await visitor.click('main button', 'Confirm')
  await visitor.sees('main button', 'Packed')
  const { status } = await marketplace.db
    .selectFrom('orders')
    .select('status')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  assert.equal(status, 'confirmed')
}
