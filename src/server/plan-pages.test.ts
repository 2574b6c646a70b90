import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commissionSetting } from '#domain/commission/commission-setting.ts'
import { defaultCommissionTerms } from '#domain/commission/commission-terms.ts'
import { followPlans } from '#domain/plans/follow-plans.ts'
import { listPlanDues } from '#domain/plans/list-plan-dues.ts'
import { defaultPlanRules } from '#domain/plans/plan-rules.ts'
import { planSetting } from '#domain/plans/plan-setting.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { asOperator } from '#tests/support/operators.ts'
import { givePlan } from '#tests/support/plans.ts'
import { asSeller, openStudio } from '#tests/support/sellers.ts'
import { setSetting } from '#tests/support/settings.ts'
import { ask as askStudio, openShopWithStudio } from '#tests/support/studio.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

async function openOffice(shop: TestShop, role: 'owner' | 'staff' = 'owner') {
  const ask = await openBackofficeBrowser(shop, role)
  const send = (path: string, form: Readonly<Record<string, string>>) =>
    ask(path, { method: 'POST', body: new URLSearchParams(form) })
  return { send, read: async (path: string) => (await ask(path)).text() }
}

const key = '1b7e2f6e-3f1c-4a51-9a57-0d7d4f0f7a12'

test('an owner records a payment of a plan on its page, with a receipt in the language of the maker', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const storeId = await shop.hasStore({ name: 'Dar Amel' })
  const id = await givePlan(office, storeId, { plan: 'silver', lastDay: '2026-04-01' })
  await office.db.updateTable('plan_requests').set({ locale: 'ar' }).execute()
  const { send, read } = await openOffice(shop)
  const path = `/admin/plan-requests/${id}`
  assert.match(await read(path), /To pay by 16 March 2026.*Record the payment/s)
  assert.match(
    await read(`/admin/statements/${storeId}`),
    /href="\/admin\/plan-requests\/\d+"[^>]*>To pay for the plan: 19\.00/,
  )
  const dueId = `${(await listPlanDues(office, id))[0]?.id}`
  const payment = { do: 'pay', due: dueId, key, means: 'cash', reference: 'Sana', paidOn: '2026-03-02' }
  const pay = { ...payment, store: `${storeId}` }
  assert.ok((await read(path)).includes(`name="store" value="${storeId}"`))
  assert.equal((await send(path, { ...payment, store: '999' })).status, 409)
  const refused = await send(path, { ...pay, means: 'set-off' })
  assert.equal(refused.status, 409)
  assert.match(await refused.text(), /Only 0\.00\sTND is owed to the maker/)
  assert.match(await (await send(path, { ...pay, paidOn: '2026-03-03' })).text(), /A day that is not to come/)
  for (let tap = 0; tap < 2; tap++) assert.equal((await send(path, pay)).status, 302)
  assert.match(await read(path), /Paid on 2 March 2026: Cash.*href="\/admin\/plan-requests\/receipts\/1"/s)
  const receipt = await read('/admin/plan-requests/receipts/1')
  assert.match(receipt, /lang="ar" dir="rtl".*وصل رقم 1.*Dar Amel.*نقدا/s)
  for (const reason of ['', ' \u200b '])
    assert.equal((await send(path, { do: 'revoke', id: '1', reason })).status, 422, 'a browser asks for the reason')
  assert.equal((await send(path, { do: 'revoke', id: '1', reason: 'A mistake' })).status, 302)
  assert.match(await read('/admin/plan-requests/receipts/1'), /أُلغي هذا الوصل/)
  assert.equal((await send(path, { do: 'waive', id: dueId, reason: 'Agreed' })).status, 302)
  assert.match(await read(path), /Not to be paid:.*Agreed/s)
  assert.match(await read('/admin/audit-log'), /Payment of a plan/)
})

test('staff see what is due, and neither record nor waive it', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const id = await givePlan(office, await shop.hasStore(), { lastDay: '2026-04-01' })
  const { send, read } = await openOffice(shop, 'staff')
  const page = await read(`/admin/plan-requests/${id}`)
  assert.match(page, /99\.00/)
  assert.doesNotMatch(page, /Record the payment|not to be paid/)
  const dueId = `${(await listPlanDues(office, id))[0]?.id}`
  const pay = { do: 'pay', due: dueId, key, means: 'cash', reference: '', paidOn: '2026-03-02' }
  assert.equal((await send(`/admin/plan-requests/${id}`, pay)).status, 403)
  assert.equal((await send(`/admin/plan-requests/${id}`, { do: 'waive', id: dueId, reason: 'No' })).status, 403)
})

test('a store is chosen without makers too, and its plan has its commission on the statement', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const [storeId, other] = [await shop.hasStore(), await shop.hasStore()]
  await setSetting(office, commissionSetting, { ...defaultCommissionTerms, gold: 1500 })
  const id = await givePlan(office, storeId, { lastDay: '2026-04-01' })
  const { send, read } = await openOffice(shop)
  assert.match(await read(`/admin/statements/${storeId}`), /The Gold plan runs\..*15\s?%/s)
  const chosen = await send(`/admin/plan-requests/${id}`, { do: 'set-store', storeId: `${other}` })
  assert.equal(chosen.headers.get('Location'), `/admin/plan-requests/${id}`)
  assert.match(await read(`/admin/statements/${storeId}`), /No plan runs\./)
  assert.doesNotMatch(await read(`/admin/plan-requests/${id}`), /Give the maker access|Remind the maker/)
})

test('a plan that ends soon has a text for WhatsApp, and its page says what is used of it', async () => {
  await using shop = await openTestShop()
  await openStudio(shop.marketplace)
  const office = await asOperator(shop.marketplace)
  const storeId = await shop.hasStore({ name: 'Dar Amel' })
  await shop.sells({ storeId })
  await setSetting(office, planSetting, { ...defaultPlanRules, goldPieces: 5, goldOnHome: false })
  const id = await givePlan(office, storeId, { lastDay: '2026-03-16' })
  await office.db.updateTable('plan_requests').set({ locale: 'fr' }).execute()
  const { read } = await openOffice(shop)
  assert.match(
    await read('/admin/plan-requests?show=ending'),
    /https:\/\/wa\.me\/21622333444\?text=Bonjour[^"]*Dar\+Amel/,
  )
  const page = await read(`/admin/plan-requests/${id}`)
  assert.match(page, /1 of 5 pieces.*Up to 8 photos.*Not on the home page/s)
  assert.match(page, /<textarea[^>]* lang="fr"[^>]*>\s*Bonjour[^<]*16 mars 2026/)
  shop.clock.moment = startOfDay('2026-03-17')
  await followPlans(shop.system)
  // Sessions of the office are over by then.
  const april = await openOffice(shop)
  assert.match(
    await april.read(`/admin/plan-requests/${id}`),
    /The plan ended on 16 March 2026: no new pieces.*until 15 April 2026/s,
  )
  shop.clock.moment = startOfDay('2026-04-16')
  await followPlans(shop.system)
  const may = await openOffice(shop)
  assert.match(await may.read(`/admin/stores/${storeId}`), /its plan is over.*value="retire"/s)
  assert.match(await may.read('/admin/stores'), /Plan over/)
})

test('a maker reads the plan, its end, what it allows and what is to pay, and that no new piece goes in', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app, storeId } = studio
  const office = await asOperator(shop.marketplace)
  await setSetting(office, planSetting, { ...defaultPlanRules, goldPieces: 1, goldPhotos: 2, goldNumbers: false })
  const { session } = await asSeller(shop.marketplace, storeId)
  const read = async (path: string) => (await askStudio(app, path, { session })).text()
  assert.match(await read('/studio/phones'), /Your plan.*This store has no plan/s)
  await givePlan(office, storeId, { lastDay: '2026-03-31' })
  assert.match(
    await read('/studio/phones'),
    /Gold, until 31 March 2026\..*To pay: 99\.00.*Pieces.*0 of 1.*Photos of a piece.*2.*Numbers.*No/s,
  )
  const { id } = await shop.sells({ storeId, pictures: [] })
  assert.match(await read(`/studio/pieces/new?store=${storeId}`), /Your plan has no place for more pieces/)
  await askStudio(app, `/studio/pieces/${id}`, { session, form: { do: 'rest' } })
  await shop.sells({ storeId })
  const back = await askStudio(app, `/studio/pieces/${id}`, { session, form: { do: 'back' } })
  assert.equal(back.status, 409)
  assert.match(await back.text(), /take another one out first/)
  shop.clock.moment = startOfDay('2026-04-01')
  await followPlans(shop.system)
  assert.match(await read(`/studio/pieces/new?store=${storeId}`), /Without a plan that runs, no new pieces/)
  assert.match(await read('/studio/phones'), /Gold ended on 31 March 2026.*stays in the shop until 30 April 2026/s)
  shop.clock.moment = startOfDay('2026-05-01')
  await followPlans(shop.system)
  assert.match(await read('/studio'), /The plan of this store is over/)
  assert.match(await read('/studio/phones'), /The store is out of the shop/)
})
