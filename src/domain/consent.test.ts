import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { EmailAddress } from '#domain/email-address.ts'
import { subscribeToNewsletter } from '#domain/newsletter/subscribe-to-newsletter.ts'
import { defaultRetentionPeriods } from '#domain/personal-data/retention.ts'
import { dataTermMessages } from '#messages/en/data-term.ts'
import { newsletterMessages } from '#messages/en/newsletter.ts'
import { platformMessages } from '#messages/en/platform.ts'
import { stockAlertFormMessages } from '#messages/en/stock-alert-form.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { consentVersion } from './consent.ts'
import { sha256 } from './sha256.ts'

/** The digest of the texts of each version. A changed text is a new version: add its digest, keep those before. */
const digests: Readonly<Record<number, string>> = {
  1: '0d11ac9366920c1c',
  2: '90caedc55500b91c',
  3: 'f4a784d3f839bc4f',
  4: 'b794c3eeefdde168',
  5: '938b19e6c5b8eb99',
  6: 'b3e390c1d9145ec1',
}

function digestOfTexts(): string {
  const { introduction, kept, rights, rightsEnd } = platformMessages.personalData
  const besideForms = [dataTermMessages.text, newsletterMessages.text, stockAlertFormMessages.text]
  const texts = [...besideForms, introduction, kept(defaultRetentionPeriods), rights, rightsEnd]
  return sha256(JSON.stringify(texts)).toString('hex').slice(0, 16)
}

test('the version rises with the texts about personal data', () => {
  assert.equal(digestOfTexts(), digests[consentVersion])
  assert.equal(Math.max(...Object.keys(digests).map(Number)), consentVersion)
})

test('an order remembers the version that its customer saw, and when; one entered by the shop saw none', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  await shop.order([{ product: bowl }])
  await shop.order([{ product: bowl }], { source: 'phone' })
  const consents = await shop.system.db
    .selectFrom('orders')
    .select(['consent_version', 'consented_at'])
    .orderBy('id')
    .execute()
  assert.deepEqual(consents, [
    { consent_version: consentVersion, consented_at: shop.clock.now() },
    { consent_version: null, consented_at: null },
  ])
})

test('a subscription remembers the version that was seen last', async () => {
  await using shop = await openTestShop()
  const subscribe = () => subscribeToNewsletter(shop.marketplace, 'amel@example.tn' as EmailAddress)
  const consent = () =>
    shop.system.db.selectFrom('newsletter_subscriptions').select(['consent_version', 'consented_at']).executeTakeFirst()
  await subscribe()
  assert.deepEqual(await consent(), { consent_version: consentVersion, consented_at: shop.clock.now() })
  shop.clock.passes({ days: 1 })
  await subscribe()
  assert.deepEqual((await consent())?.consented_at, shop.clock.now())
})
