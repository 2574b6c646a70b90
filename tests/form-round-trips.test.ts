import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Courier } from '#domain/couriers/courier.ts'
import { firstStepsSetting } from '#domain/dashboard/first-steps-setting.ts'
import { dinars, millimes } from '#domain/money.ts'
import { defaultDeliveryRules } from '#domain/orders/delivery/delivery-rules.ts'
import { optionalPayments } from '#domain/payment-method.ts'
import { type Phone, parsePhone } from '#domain/phone.ts'
import { productFeedSetting } from '#domain/product-feeds/product-feed-setting.ts'
import { defaultSaleTerms } from '#domain/sale-terms/sale-terms.ts'
import { parseAccountNumber } from '#domain/store-cards/account-number.ts'
import { emptyStoreCard } from '#domain/store-cards/store-card.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import { allSettings } from '#domain/undo/all-settings.ts'
import { courierForm, readCourier, typedCourierOf } from '#web/backoffice/couriers/courier-form.ts'
import { discountCodeForm, typedCodeOf } from '#web/backoffice/discount-codes/discount-code-form.ts'
import { readSetting, settingTexts } from '#web/backoffice/settings/setting-form.ts'
import { settings } from '#web/backoffice/settings/settings.ts'
import { storeCardForm, typedCardOf } from '#web/backoffice/store-cards/store-card-form.ts'
import { typedIn } from '#web/forms/form.ts'

/** Settings with values in every part that may be absent. */
const wholeSettings = {
  'sale-terms': {
    ...defaultSaleTerms,
    freeFrom: dinars(90),
    feesByGovernorate: { 'TN-51': dinars(0), 'TN-81': dinars(9.5) },
  },
  delivery: { ...defaultDeliveryRules, transitDaysByGovernorate: { 'TN-81': 0, 'TN-83': 4 } },
  'closed-days': { closedDays: ['2026-03-20', '2026-05-27'] as TunisDay[], worksSaturdays: false },
  'customer-texts': { translations: { fr: { confirmation: 'Bonjour' } } },
}

test('the form of each setting that owners edit reads back what it shows', () => {
  // Product feeds are opened on a page of their own, with a field for each category of the shop.
  const elsewhere: readonly string[] = [firstStepsSetting.key, productFeedSetting.key]
  const editedKeys = Object.keys(allSettings).filter((key) => !elsewhere.includes(key))
  assert.deepEqual(settings.map(({ key }) => key).toSorted(), editedKeys.toSorted())
  const declined = { ...defaultSaleTerms, declinedPayments: optionalPayments }
  const values = [
    ...settings.map(({ key }) => [key, allSettings[key].defaultValue] as const),
    ...Object.entries({ ...wholeSettings }),
    ['sale-terms', declined] as const,
  ]
  for (const [key, value] of values) {
    const form = settings.find((form) => form.key === key)
    assert.ok(form)
    assert.deepEqual(readSetting(form, settingTexts(form, value)), { outcome: 'read', value }, key)
  }
})

/** A form with these values, as browsers send it: a repeated field for each of several. */
function sentForm(typed: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) {
    if (value === true) form.append(name, 'on')
    else if (value !== false) for (const each of [value].flat()) form.append(name, String(each))
  }
  return form
}

test('what forms show of a courier, a code and a card is read back when nothing is changed', () => {
  const fee = dinars(7.5)
  const courier: Courier = {
    ...{ id: 1, name: 'Aramex', phone: parsePhone('22333444') as Phone, version: 1, remittanceDays: 0 },
    ...{ deliveryFee: fee, refusalFee: millimes(0), collectionFee: fee },
    feesByGovernorate: [{ governorate: 'TN-51', deliveryFee: dinars(9.125), refusalFee: millimes(0) }],
    csv: { columns: ['number', 'phone', 'amount'], separator: '\t', decimalSign: ',' },
  } as unknown as Courier
  const sent = typedIn(courierForm, sentForm(typedCourierOf(courier)))
  assert.deepEqual(sent, typedCourierOf(courier))
  const { id: _, version: __, ...draft } = courier
  const reading = readCourier(sent)
  assert.ok(reading.outcome === 'read')
  for (const [name, value] of Object.entries(draft)) assert.deepEqual({ ...reading.value }[name as 'name'], value, name)

  const code = typedCodeOf()
  assert.deepEqual(typedIn(discountCodeForm, sentForm({ ...code, isOn: true })), code)
  const account = parseAccountNumber('07 040 0078112345678 53')
  const card = { ...emptyStoreCard, account, locale: 'ar' as const, isCardSeen: true, cardNumber: 'A-12/3' }
  assert.deepEqual(typedIn(storeCardForm, sentForm(typedCardOf(card))), typedCardOf(card))
})
