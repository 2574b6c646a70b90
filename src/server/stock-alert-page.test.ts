import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openAttackedShop } from '#tests/support/attacked-shop.ts'
import { rateLimitsOf, setRateLimits } from '#tests/support/rate-limits.ts'

test('without script only an accepted request looks like one, and a refused one is asked for again', async () => {
  await using shop = await openAttackedShop()
  const once = { count: 1, seconds: 3600 }
  await setRateLimits(shop.marketplace, rateLimitsOf({ perNetwork: once, perRecipient: once }))
  const { id, sizes } = await shop.sells({ sizes: [{ name: '', stock: 0 }] })
  const post = async (email: string) => {
    const form = { product: String(id), size: String(sizes[0]?.id), email }
    const answer = await shop.send('/back-in-stock', { form })
    const page = await answer.text()
    const heading = /<h1[^>]*>([^<]*)/.exec(page)?.[1]
    const typed = /<input[^>]*type="email"[^>]*value="([^"]*)"/.exec(/<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '')?.[1]
    return { status: answer.status, heading, typed }
  }
  const again = 'Tell me when it is back'
  assert.deepEqual(await post('amel'), { status: 422, heading: again, typed: 'amel' })
  const asked = { status: 200, heading: 'We write when it is back', typed: undefined }
  assert.deepEqual(await post('amel@example.tn'), asked)
  assert.deepEqual(await post('rim@example.tn'), { status: 429, heading: again, typed: 'rim@example.tn' })
})
