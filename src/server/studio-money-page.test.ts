import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { editProduct } from '#domain/catalog/admin/edit-product.ts'
import { editStore, storeDraftOf } from '#domain/catalog/admin/edit-store.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { retireStore } from '#domain/catalog/admin/retire-store.ts'
import { commissionSetting } from '#domain/commission/commission-setting.ts'
import { editStoreTerms } from '#domain/commission/edit-store-terms.ts'
import { dinars } from '#domain/money.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { settleReturn } from '#domain/returns/settle-return.ts'
import { recordPayout } from '#domain/statements/record-payout.ts'
import { revokePayout } from '#domain/statements/revoke-payout.ts'
import { createStatementLink } from '#domain/statements/statement-link.ts'
import { parseAccountNumber } from '#domain/store-cards/account-number.ts'
import { editStoreCard } from '#domain/store-cards/edit-store-card.ts'
import { emptyStoreCard } from '#domain/store-cards/store-card.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { asOperator, createSessionToken } from '#tests/support/operators.ts'
import { deliveredOrder, inspectedReturn } from '#tests/support/returns.ts'
import { asSeller } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { ask, openShopWithStudio } from '#tests/support/studio.ts'

/** Dar Amel has sold two bowls of 45 dinars at 10 percent, one of which came back, and was paid 20. */
async function openMoney() {
  const studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const office = await asOperator(shop.marketplace)
  await setSetting(shop.marketplace, commissionSetting, { ...commissionSetting.defaultValue, withoutPlan: 1000 })
  const bowl = await shop.sells({ storeId, name: 'Blue bowl', sizes: [{ name: 'M', stock: 20 }] })
  const orderId = await deliveredOrder(shop, [{ product: bowl, quantity: 2 }])
  const back = await inspectedReturn(office, orderId, { wish: 'refund', pieces: [{ position: 0, quantity: 1 }] })
  await settleReturn(office, back, { by: 'refund', amount: dinars(45), means: 'cash', reference: '' })
  const payout = {
    submissionKey: crypto.randomUUID(),
    amount: dinars(20),
    means: 'd17',
    reference: 'D17 4711',
  } as const
  const paid = await recordPayout(office, storeId, { ...payout, paidOn: '2026-03-02', seenId: 0 })
  assert.ok(paid.outcome === 'recorded')
  const { session } = await asSeller(shop.marketplace, storeId)
  const read = async (path: string) => (await ask(app, path, { session })).text()
  return { ...studio, office, bowl, orderId, payoutId: paid.id, session, read }
}

/** What people read of a page. */
function textOf(html: string): string {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
  return main
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
}

test('a maker reads what she is owed, why some is not due, and the pieces of each figure', async () => {
  await using money = await openMoney()
  const { shop, office, bowl, read, storeId } = money
  const placed = await shop.order([{ product: bowl }])
  assert.ok(placed.outcome === 'placed')
  await advanceOrderAsOperator(office, placed.order.id, { to: 'confirmed' })
  const html = await read('/studio/money')
  assert.doesNotMatch(html, /<script[^>]* src=|modulepreload/)
  const text = textOf(html)
  for (const part of [
    'The shop owes you 20.50 TND',
    'Paid to you ahead of time 20.00 TND',
    'Sold, not delivered yet 40.50 TND',
    'Delivered, may still come back 40.50 TND',
    'March 2026',
    'Sold 90.00 TND',
    'Returned \u200e-45.00 TND',
    'Kept by buyers 45.00 TND',
    'Commission of the shop \u200e-4.50 TND',
    'Paid to you \u200e-20.00 TND',
    'Owed so far 20.50 TND',
  ])
    assert.ok(text.includes(part), `${part}\n${text}`)
  const links = [...html.matchAll(/href="(\/studio\/money\/pieces[^"]*)"/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  )
  assert.equal(links.length, 8)
  for (const path of links) {
    const pieces = textOf(await read(path))
    assert.match(pieces, /of=paid/.test(path) ? /Payment: D17.+D17 4711/ : /\d × Blue bowl · M/, path)
    assert.doesNotMatch(pieces, /Amel Ben|Sana/, path)
  }
  assert.equal((await ask(money.app, `/studio/money/pieces?store=${storeId}&of=nothing`, money)).status, 404)
  assert.match(textOf(await read('/studio/money?month=2026-02')), /February 2026.+Sold 0\.00 TND/)
  assert.match(textOf(await read('/studio/money?month=2026-04')), /March 2026/, 'a month to come is this one')
})

test('a maker sees where the shop pays her', async () => {
  await using money = await openMoney()
  const { office, storeId, read } = money
  assert.match(textOf(await read('/studio/money')), /The shop has no account of yours yet/)
  const account = parseAccountNumber('10006035183598478831')
  const edited = { ...emptyStoreCard, account, cardNumber: 'ONAT 4711', isCardSeen: true, taxStatus: 'real' } as const
  await editStoreCard(office, storeId, { version: 0, edited })
  const text = textOf(await read('/studio/money'))
  for (const part of ['10 006 0351835984788 31', 'ONAT 4711', 'seen by the shop', 'real regime'])
    assert.ok(text.includes(part), part)
})

test('the paper of a month is equal to the letter, whatever changes later', async () => {
  await using money = await openMoney()
  const { shop, app, office, bowl, orderId, payoutId, storeId, read } = money
  shop.clock.passes({ days: 30 })
  const made = await createStatementLink(office, storeId, '2026-03')
  assert.ok(made.outcome === 'created')
  const cookie = await createSessionToken(shop.marketplace, 'owner')
  const officePaper = async () => {
    const headers = { Cookie: `__Host-hirfa-office=${cookie}` }
    const path = `/admin/statements/${storeId}/print?from=2026-03-01&until=2026-03-31`
    const [, paper = ''] = textOf(await (await app.request(publicUrl + path, { headers })).text()).split('Print', 2)
    return paper
  }
  const papers = async () => [
    textOf(await read(`/studio/money/paper?store=${storeId}&month=2026-03`)),
    textOf(await (await ask(app, `/studio/statement/${made.token}`)).text()),
    await officePaper(),
  ]
  const before = await papers()
  for (const paper of before) assert.match(paper, /Statement: Dar Amel.+4\.50.+20\.50.+D17 4711/)

  await setSetting(shop.marketplace, commissionSetting, { ...commissionSetting.defaultValue, withoutPlan: 5000 })
  await editStoreTerms(office, storeId, { version: 0, commission: 4000 })
  const store = storeDraftOf(await getAdminStore(office, storeId))
  const renamed = { ...store, name: 'Dar Nour' }
  assert.equal((await editStore(office, storeId, { base: store, edited: renamed })).outcome, 'saved')
  const product = productDraftOf(await getAdminProduct(office, bowl.id))
  const edited = { ...product, name: 'Red bowl', regularPrice: dinars(60) }
  assert.equal((await editProduct(office, bowl.id, { base: product, edited })).outcome, 'saved')
  assert.equal((await revokePayout(office, payoutId, 'Sent back')).outcome, 'revoked')
  const back = await inspectedReturn(office, orderId, { wish: 'refund', pieces: [{ position: 0, quantity: 1 }] })
  await settleReturn(office, back, { by: 'refund', amount: dinars(45), means: 'cash', reference: '' })
  await retireStore(office, storeId)
  assert.deepEqual(await papers(), before)

  const april = textOf(await read(`/studio/money/paper?store=${storeId}&month=2026-04`))
  // The rate is that of the sale, and the payout is owed again.
  for (const part of [
    'Statement: Dar Nour',
    'Owed before 20.50',
    'Returned \u200e-45.00',
    'commission \u200e-4.50',
    'Blue bowl',
  ])
    assert.ok(april.includes(part), `${part}\n${april}`)
  assert.match(april, /Payment: D17 20\.00 TND .+ D17 4711 · taken back/)
})

test('a store has the name of each month in the statements of that month', async () => {
  await using money = await openMoney()
  const { shop, office, storeId, read } = money
  for (const name of ['Dar Nour', 'Dar Rim']) {
    shop.clock.passes({ days: 31 })
    const base = storeDraftOf(await getAdminStore(office, storeId))
    assert.equal((await editStore(office, storeId, { base, edited: { ...base, name } })).outcome, 'saved')
  }
  const nameIn = async (month: string) =>
    /Statement: (Dar \w+)/.exec(textOf(await read(`/studio/money/paper?store=${storeId}&month=${month}`)))?.[1]
  assert.deepEqual(
    [await nameIn('2026-03'), await nameIn('2026-04'), await nameIn('2026-05')],
    ['Dar Amel', 'Dar Nour', 'Dar Rim'],
  )
})

test('a private link to a statement is neither kept, indexed nor told to other pages, and is read in its language', async () => {
  await using money = await openMoney()
  const { shop, app, office, storeId } = money
  await editStoreCard(office, storeId, { version: 0, edited: { ...emptyStoreCard, locale: 'ar' } })
  const made = await createStatementLink(office, storeId, '2026-03')
  assert.ok(made.outcome === 'created')
  const path = `/studio/statement/${made.token}`
  const led = await ask(app, path)
  assert.deepEqual([led.status, led.headers.get('Location')], [302, `/ar${path}`])
  for (const address of [`/ar${path}`, `/fr${path}`, `/fr${path.replace('statement', 'Statement')}`]) {
    const page = await ask(app, address)
    assert.equal(page.status, 200, address)
    assert.equal(page.headers.get('Referrer-Policy'), 'no-referrer', address)
    assert.equal(page.headers.get('Cache-Control'), 'no-store', address)
    assert.equal(page.headers.get('X-Robots-Tag'), 'noindex, nofollow', address)
    const html = await page.text()
    assert.match(html, /Blue bowl/)
    assert.doesNotMatch(html, /<form|<script[^>]* src=|href="\/(fr\/|ar\/)?studio(?!\/manifest)/, 'it leads nowhere')
  }
  const closed = await ask(app, `/studio/statement/${made.token.slice(0, -1)}x`)
  assert.equal(closed.status, 404)
  assert.doesNotMatch(await closed.text(), /Dar Amel|Blue bowl/)
  const sent = await ask(app, `/ar${path}`, { form: { do: 'pay' } })
  assert.equal(sent.status, 405)
  assert.equal((await shop.system.db.selectFrom('payouts').select('id').execute()).length, 1)
})
