import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maxApiTokenLength, maxApiUrlLength } from '#domain/couriers/api/api-limits.ts'
import { createCourier } from '#tests/support/couriers.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { displayedApi, runApiAction } from './courier-api-form.ts'

test('an address or a token that is too long is refused, not cut', async () => {
  await using shop = await openTestShop()
  const owner = await asOperator(shop.marketplace)
  const courierId = await createCourier(owner)
  const save = async (baseUrl: string, token: string) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ baseUrl, token, apiVersion: '0' })) form.set(name, value)
    return (await runApiAction(owner, courierId, 'api-save', form)).outcome
  }
  const address = 'https://courier.example/api'
  assert.equal(await save(address.padEnd(maxApiUrlLength + 1, 'x'), 'secret'), 'address-refused')
  assert.equal(await save(address, 'x'.repeat(maxApiTokenLength + 1)), 'token-missing')
  assert.equal((await displayedApi(owner, courierId)).isSetUp, false)
  assert.equal(await save(address, 'x'.repeat(maxApiTokenLength)), 'saved')
  assert.equal((await displayedApi(owner, courierId)).isSetUp, true)
})
