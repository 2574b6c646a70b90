import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listComments } from '#domain/comments/list-comments.ts'
import { postComment } from '#domain/comments/post-comment.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Phone } from '#domain/phone.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { erasePerson } from './erase-person.ts'

const phone = '+21622999444' as Phone

test('a comment is no longer shown once its author is erased, and those of others are', async () => {
  await using shop = await openTestShop()
  const bowl = await shop.sells()
  const comment = { productId: bowl.id, authorName: 'Amel', email: 'amel@example.tn' as EmailAddress, phone }
  await postComment(shop.marketplace, { ...comment, body: 'Lovely' })
  await postComment(shop.marketplace, { ...comment, phone: '+21698111222' as Phone, body: 'Heavy' })

  const office = await asOperator(shop.marketplace)
  await erasePerson(office, { key: { by: 'phone', phone }, isCalledBack: true })

  const { comments } = await listComments(shop.marketplace, bowl.id)
  assert.deepEqual(
    comments.map(({ body }) => body),
    ['Heavy'],
  )
})
