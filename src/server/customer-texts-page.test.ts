import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '#domain/locale.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import { hasKnownPlaceholders, templateNames } from '#domain/orders/texts/customer-text.ts'
import { customerTextSetting } from '#domain/orders/texts/customer-text-setting.ts'
import type { Phone } from '#domain/phone.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { openBackofficeBrowser } from '#tests/support/backoffice-browser.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { defaultTemplates } from '#web/backoffice/orders/texts/default-templates.ts'
import { callsPath, orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { auditLogPath, settingsPath } from '#web/paths/backoffice-paths.ts'

type Browser = Awaited<ReturnType<typeof openBackofficeBrowser>>

const save = (open: Browser, fields: Readonly<Record<string, string>>, version = '0') =>
  open(settingsPath(), { method: 'POST', body: new URLSearchParams({ part: 'customer-texts', version, ...fields }) })

const savedIn = async (shop: TestShop) => (await getSetting(shop.system, customerTextSetting)).value

test('the texts that the program comes with have known placeholders alone, in every language', () => {
  for (const locale of locales)
    for (const name of templateNames) {
      assert.ok(hasKnownPlaceholders(defaultTemplates[locale][name]), `${locale} ${name}`)
      assert.match(defaultTemplates[locale][name], /\{customer\}/)
    }
})

test('an owner writes a text, which is offered with the facts of the order; an empty field brings ours back', async () => {
  await using shop = await openTestShop()
  const product = await shop.sells({ name: 'Bowl' })
  const placed = await placeOrder({ ...shop.marketplace, locale: 'fr' }, shop.requestFor([{ product }]))
  assert.ok(placed.outcome === 'placed')
  const { id, number } = placed.order
  const open = await openBackofficeBrowser(shop, 'owner')
  const ours = defaultTemplates.fr.confirmation
  const unchanged = await save(open, { 'translation-fr-confirmation': ours })
  assert.equal(unchanged.status, 200)
  assert.deepEqual(await savedIn(shop), {})

  const written = 'Bonjour {customer},\nvotre commande {number} : {payment}. <b>'
  assert.equal((await save(open, { 'translation-fr-confirmation': written })).status, 200)
  assert.deepEqual(await savedIn(shop), { translations: { fr: { confirmation: written } } })
  const card = await (await open(callsPath({ orderId: id }))).text()
  assert.match(
    card,
    new RegExp(`Bonjour Amel[^<]*,\nvotre commande ${number} : 53,00.DT à payer à la livraison. &lt;b&gt;`),
  )
  assert.match(card, /Bonjour, je parle bien à Amel/)
  assert.match(await (await open(auditLogPath())).text(), /Ask for confirmation \(Français\)/)
  const english = await (await open(settingsPath())).text()
  assert.match(english, /votre commande ⁨?(?:<bdi[^>]*>)?H-7K3M-92QX/)

  assert.equal((await save(open, {}, '1')).status, 200)
  assert.deepEqual(await savedIn(shop), {})
})

for (const [name, text] of Object.entries({
  'an unknown placeholder': 'Hello {name}',
  'an open brace': 'Hello {customer',
  'too many characters': 'x'.repeat(701),
}))
  test(`a text with ${name} is refused, and what was typed stays`, async () => {
    await using shop = await openTestShop()
    const answer = await save(await openBackofficeBrowser(shop, 'owner'), { 'translation-en-review': text })
    assert.equal(answer.status, 422)
    const html = await answer.text()
    assert.ok(html.includes(`${text}</textarea>`))
    assert.match(html, /in braces that is not in the list, or is too long/)
    assert.deepEqual(await savedIn(shop), {})
  })

test('a sent text is noted by one tap and in the history; a landline is offered no WhatsApp and no SMS', async () => {
  await using shop = await openTestShop()
  const product = await shop.sells()
  const place = async (phone: string) => {
    const placed = await shop.order([{ product }], { customer: { name: 'Amel', phone: phone as Phone } })
    assert.ok(placed.outcome === 'placed')
    return placed.order.id
  }
  const open = await openBackofficeBrowser(shop, 'staff')
  const id = await place('+21622333444')
  const path = orderDetailsPath(id)
  assert.match(await (await open(path)).text(), /https:\/\/wa\.me\/21622333444/)
  const note = (fields: Record<string, string>) =>
    open(path, { method: 'POST', body: new URLSearchParams({ do: 'text-sent', ...fields }) })
  const noted = await (await note({ purpose: 'confirmation', channel: 'whatsapp' })).text()
  assert.match(noted, /Sent by WhatsApp/)
  assert.match(noted, /Text “Ask for confirmation” sent by WhatsApp/)
  for (const wrong of [
    { purpose: 'call-script', channel: 'sms' },
    { purpose: 'review', channel: 'fax' },
  ])
    assert.equal((await note(wrong)).status, 400)

  const landline = await (await open(orderDetailsPath(await place('+21671333444')))).text()
  assert.match(landline, /This number is a landline/)
  assert.doesNotMatch(landline, /wa\.me|sms:/)
})
