import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openConnections } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { postComment } from './comments/post-comment.ts'
import { postContactMessage } from './contact-messages/post-contact-message.ts'
import type { EmailAddress } from './email-address.ts'
import type { Phone } from './phone.ts'
import { requestPlan } from './plans/request-plan.ts'

const person = { email: 'amel@example.tn' as EmailAddress, phone: '+21622333444' as Phone }

test('a comment, a message and a wish for a plan that are sent twice are there once, however close together', async () => {
  await using shop = await openTestShop()
  const { id: productId } = await shop.sells()
  const { marketplace } = shop
  await openConnections(marketplace)
  const post = (body = 'Warm wool') => postComment(marketplace, { productId, ...person, authorName: 'Amel', body })
  const write = (message = 'Hello') => postContactMessage(marketplace, { name: 'Amel', email: person.email, message })
  const ask = (project = 'Candles') =>
    requestPlan(marketplace, { plan: 'gold', name: 'Amel', ...person, project, description: '' })
  const counts = async () => {
    const { rows } = await sql<{ of: number[] }>`select array[(select count(*) from comments),
      (select count(*) from contact_messages), (select count(*) from plan_requests)]::int[] as of`.execute(
      marketplace.db,
    )
    return rows[0]?.of
  }

  const posted = await Promise.all([post(), post(), post()])
  assert.equal(new Set(posted.map(({ postedAt }) => postedAt.getTime())).size, 1)
  for (const send of [write, ask]) assert.equal(new Set(await Promise.all([send(), send(), send()])).size, 1)
  assert.deepEqual(await counts(), [1, 1, 1])

  for (const send of [post, write, ask]) await send('Other words')
  assert.deepEqual(await counts(), [2, 2, 2])
  shop.clock.passes({ seconds: 601 })
  for (const send of [post, write, ask]) await send()
  assert.deepEqual(await counts(), [3, 3, 3])
})
