import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { defaultDeliveryRules } from '#domain/orders/delivery/delivery-rules.ts'
import { deliverySetting } from '#domain/orders/delivery/delivery-setting.ts'
import { getOrderDetails } from '#domain/orders/get-order-details.ts'
import { returnRulesSetting } from '#domain/returns/return-rules-setting.ts'
import { outboxRows, sendQueuedEmails } from '#tests/support/emails.ts'
import { asOperator } from '#tests/support/operators.ts'
import { setSetting } from '#tests/support/settings.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { filledTexts } from '#web/backoffice/orders/texts/filled-texts.ts'
import { lastShopFacts } from './last-shop-facts.ts'

test('pages, emails and what is said on the phone promise what the settings say', async () => {
  await using shop = await openTestShop()
  const { marketplace } = shop
  await setSetting(marketplace, deliverySetting, { ...defaultDeliveryRules, maxHours: 72 })
  await setSetting(marketplace, returnRulesSetting, { withdrawalDays: 14, refundDays: 5 })
  const { saleTerms } = await lastShopFacts()(marketplace, { locale: 'en', prefix: undefined, mainLocale: 'en' })
  assert.deepEqual([saleTerms.deliveryHours, saleTerms.withdrawalDays, saleTerms.refundDays], [72, 14, 5])
  const placed = await shop.order([{ product: await shop.sells() }])
  assert.ok(placed.outcome === 'placed')
  await sendQueuedEmails(marketplace)
  const recap = (await outboxRows(marketplace)).find(({ kind }) => kind === 'order-recap')
  assert.match(recap?.body ?? '', /within 72 hours.*within 14 working days/s)
  const office = await asOperator(marketplace)
  const details = await getOrderDetails(office, placed.order.id)
  assert.match(
    (await filledTexts(office, details, 'https://hirfa.example')).callScript ?? '',
    /It comes within .?72 hours/,
  )
})

test('no message states the number of a setting itself', () => {
  for (const file of globSync('messages/**/*.ts'))
    assert.doesNotMatch(readFileSync(file, 'utf8'), /\b48\b|\b10 (working|jours.ouvrables|أيام عمل)/u, file)
})
