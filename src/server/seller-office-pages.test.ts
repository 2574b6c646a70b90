import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Phone } from '#domain/phone.ts'
import { decidePlanRequest } from '#domain/plans/decide-plan-request.ts'
import { requestPlan } from '#domain/plans/request-plan.ts'
import { listSellers } from '#domain/sellers/list-sellers.ts'
import { signInByLink } from '#domain/sellers/seller-link.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { testPassword } from '#tests/support/operators.ts'
import { grantAccess, newPhone, openStudio } from '#tests/support/sellers.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

async function openStaff(shop: TestShop) {
  const ask = await openBackofficeBrowser(shop, 'staff')
  const send = (path: string, form: Readonly<Record<string, string>>) =>
    ask(path, { method: 'POST', body: new URLSearchParams(form) })
  return { ask, send, read: async (path: string) => (await ask(path)).text() }
}

const person = { do: 'grant', name: 'Amel', phone: '22 333 555', locale: 'ar' }

function linkIn(html: string): string {
  return /\/studio\/enter\/([\w-]{43})/.exec(html)?.[1] ?? ''
}

test('staff let somebody in, and get a link with a text in the language of that person', async () => {
  await using shop = await openTestShop()
  await openStudio(shop.marketplace)
  const storeId = await shop.hasStore({ name: 'Dar Amel' })
  const { ask, send, read } = await openStaff(shop)
  assert.match(await read(`/admin/stores/${storeId}`), /Nobody may enter this store yet/)
  const html = await (await send(`/admin/stores/${storeId}/makers`, person)).text()
  const token = linkIn(html)
  assert.match(html, new RegExp(`https://wa\\.me/21622333555\\?text=[^"]*${token}`))
  assert.match(html, new RegExp(`sms:\\+21622333555\\?body=[^"]*${token}`))
  assert.match(html, /<textarea[^>]* lang="ar"[^>]*dir="rtl"[^>]*>\s*مرحبا/)
  assert.ok(await signInByLink(shop.marketplace, token, 'Phone'))
  const page = await read(`/admin/stores/${storeId}`)
  assert.match(page, /Amel.*Since .*last seen .*1 phone/s)
  assert.doesNotMatch(await (await ask(`/admin/stores/${storeId}/makers`)).text(), /studio\/enter/)
})

test('a link is made and revoked, phones are ended and access is revoked', async () => {
  await using shop = await openTestShop()
  await openStudio(shop.marketplace)
  const storeId = await shop.hasStore()
  const { id } = await grantAccess(shop.marketplace, [storeId])
  const { send, read } = await openStaff(shop)
  const path = `/admin/stores/${storeId}/makers`
  const made = await (await send(path, { do: 'make-link', id: `${id}` })).text()
  assert.ok(linkIn(made))
  assert.match(await read(path), /A link waits until/)
  assert.equal((await send(path, { do: 'revoke-link', id: `${id}` })).status, 302)
  assert.equal(await signInByLink(shop.marketplace, linkIn(made), ''), undefined)
  const next = linkIn(await (await send(path, { do: 'make-link', id: `${id}` })).text())
  assert.ok(await signInByLink(shop.marketplace, next, ''))
  await send(path, { do: 'end-phones', id: `${id}` })
  assert.equal((await listSellers(shop.system, storeId))[0]?.phoneCount, 0)
  await send(path, { do: 'revoke-access', id: `${id}` })
  assert.deepEqual(await listSellers(shop.system, storeId), [])
  for (const button of ['make-link', 'revoke-link', 'end-phones', 'revoke-access'])
    assert.equal((await send(path, { do: button, id: `${id}` })).status, 404, button)
})

test('a number that is known is asked about, and what was typed stays', async () => {
  await using shop = await openTestShop()
  await openStudio(shop.marketplace)
  const [one, two] = [await shop.hasStore(), await shop.hasStore()]
  const { id, phone } = await grantAccess(shop.marketplace, [one], { name: 'Nour' })
  const { send } = await openStaff(shop)
  const path = `/admin/stores/${two}/makers`
  const asked = await send(path, { ...person, phone })
  assert.equal(asked.status, 409)
  const html = await asked.text()
  assert.match(html, /Nour has this number/)
  assert.ok(html.includes('value="Amel"'))
  assert.match(html, new RegExp(`<button[^>]*value="${id}" name="knownId"`))
  assert.ok(linkIn(await (await send(path, { ...person, phone, knownId: `${id}` })).text()))
  assert.equal((await send(path, { ...person, phone })).status, 409)
})

test('whoever sits at an open session must prove who it is, and the form stays', async () => {
  await using shop = await openTestShop()
  await openStudio(shop.marketplace)
  const storeId = await shop.hasStore()
  const { id } = await grantAccess(shop.marketplace, [storeId])
  const { send } = await openStaff(shop)
  shop.clock.passes({ seconds: 601 })
  const path = `/admin/stores/${storeId}/makers`
  const asked = await send(path, person)
  assert.equal(asked.status, 422)
  assert.ok((await asked.text()).includes('value="Amel"'))
  const led = await send(path, { do: 'make-link', id: `${id}` })
  assert.match(led.headers.get('Location') ?? '', /\/admin\/identity\?to=/)
  assert.equal((await send(path, { ...person, presentPassword: 'a guess' })).status, 422)
  assert.ok(linkIn(await (await send(path, { ...person, presentPassword: testPassword })).text()))
})

test('wrong fields are named', async () => {
  await using shop = await openTestShop()
  await openStudio(shop.marketplace)
  const { send } = await openStaff(shop)
  const response = await send(`/admin/stores/${await shop.hasStore()}/makers`, { ...person, name: '', phone: '12' })
  assert.equal(response.status, 422)
  assert.match(await response.text(), /aria-invalid="true"/)
})

test('an approved plan request leads to the store of its maker, and to the link', async () => {
  await using shop = await openTestShop()
  const { marketplace, system } = shop
  const storeId = await shop.hasStore({ name: 'Dar Amel' })
  const phone: Phone = newPhone()
  const email = 'amel@example.tn' as EmailAddress
  const plan = { plan: 'gold', name: 'Amel', email, phone, project: 'Candles', description: '' } as const
  const id = await requestPlan(marketplace, plan)
  const { ask, send, read } = await openStaff(shop)
  const path = `/admin/plan-requests/${id}`
  await decidePlanRequest(system, id, { step: 'approved', lastDay: '2026-12-31' as TunisDay, note: '' })
  await openStudio(marketplace)
  assert.match(await read(path), /The maker’s store/)
  assert.match(await read(`/admin/stores/new?request=${id}`), /value="Candles"/)
  const chosen = await send(path, { do: 'set-store', storeId: `${storeId}` })
  const makers = chosen.headers.get('Location') ?? ''
  assert.equal(makers, `/admin/stores/${storeId}/makers?request=${id}`)
  const html = await read(makers)
  assert.ok(html.includes('value="Amel"'))
  assert.match(await read(path), /The store of this maker is.*Dar Amel/s)
  assert.equal((await ask(`/admin/stores/${storeId}/makers?request=999999`)).status, 404)
  await grantAccess(marketplace, [storeId], { phone })
  assert.ok(!(await read(makers)).includes('value="Amel"'))
})

test('a request that is not approved gets no store', async () => {
  await using shop = await openTestShop()
  await openStudio(shop.marketplace)
  const email = 'amel@example.tn' as EmailAddress
  const plan = { plan: 'gold', name: 'Amel', email, phone: newPhone(), project: 'Candles', description: '' } as const
  const id = await requestPlan(shop.marketplace, plan)
  const { send } = await openStaff(shop)
  assert.equal(
    (await send(`/admin/plan-requests/${id}`, { do: 'set-store', storeId: `${await shop.hasStore()}` })).status,
    409,
  )
})

test('in a shop without makers the office shows nothing of them', async () => {
  await using shop = await openTestShop()
  const storeId = await shop.hasStore()
  const { ask, send, read } = await openStaff(shop)
  assert.doesNotMatch(await read(`/admin/stores/${storeId}`), /Nobody may enter/)
  assert.equal((await ask(`/admin/stores/${storeId}/makers`)).status, 404)
  assert.equal((await send(`/admin/stores/${storeId}/makers`, person)).status, 404)
})

test('the links to the parts of the changes by makers keep the store and the words', async () => {
  await using shop = await openTestShop()
  await openStudio(shop.marketplace)
  const storeId = await shop.hasStore()
  const { read } = await openStaff(shop)
  const html = await read(`/admin/changes-by-makers?store=${storeId}&text=bowl&before=7`)
  assert.ok(html.includes(`href="/admin/changes-by-makers?store=${storeId}&amp;text=bowl&amp;show=all"`))
})
