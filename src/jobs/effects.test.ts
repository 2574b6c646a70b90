import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { addPicture } from '#domain/catalog/pictures/add-picture.ts'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { resendEmail } from '#domain/email-outbox/resend-email.ts'
import type { DomainEvent } from '#domain/events/event.ts'
import { insertEvent, recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { createIssue } from '#domain/newsletter/edit-issue.ts'
import { continueIssue, sendIssue, stopIssue } from '#domain/newsletter/send-issue.ts'
import { listJobs, outboxRows } from '#tests/support/emails.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('an event queues the jobs of its effects under their keys', async () => {
  await using shop = await openTestShop()
  const office = await asOperator(shop.marketplace)
  const picture = {
    bytes: Buffer.from('pixels'),
    format: 'webp',
    width: 9,
    height: 9,
    placeholderColor: '#ffffff',
  } as const
  const fileName = await addPicture(office, picture)
  assert.deepEqual(await takeJobs(office), [`copies-${fileName}`])

  const { id: issueId } = await createIssue(office, { subject: 'Wool', body: 'Soft.' })
  assert.deepEqual(await takeJobs(office), [])
  await sendIssue(office, issueId)
  assert.deepEqual(await takeJobs(office), [`issue-${issueId}`])
  await stopIssue(office, issueId)
  assert.deepEqual(await takeJobs(office), [])
  await continueIssue(office, issueId)
  assert.deepEqual(await takeJobs(office), [`issue-${issueId}`])

  await postContactMessage(shop.marketplace, { name: 'Amel', email: 'a@example.tn' as EmailAddress, message: 'Hello' })
  const [email] = await outboxRows(office)
  assert.deepEqual(await takeJobs(office), [`email-${email?.id}`])
  await resendEmail(office, email?.id ?? 0)
  assert.deepEqual(await takeJobs(office), [`email-${email?.id}`])
})

test('an event that queues jobs cannot be inserted without them', async () => {
  await using shop = await openTestShop()
  await inTransaction(shop.system, async (marketplace) => {
    assert.throws(() => insertEvent(marketplace, { type: 'newsletter.issue-sent', issueId: 1 }), /recordEvent/)
  })
})

test('a transaction that is rolled back queues neither the emails nor the jobs of its event', async () => {
  await using shop = await openTestShop()
  const events: readonly DomainEvent[] = [
    { type: 'newsletter.issue-sent', issueId: 1 },
    { type: 'message.received', messageId: 1 },
  ]
  for (const event of events)
    await assert.rejects(
      inTransaction(shop.marketplace, async (marketplace) => {
        await recordEvent(marketplace, event)
        assert.equal((await listJobs(marketplace)).length, 1)
        throw new Error('changed my mind')
      }),
      /changed my mind/,
    )
  assert.deepEqual(await takeJobs(shop.marketplace), [])
  assert.deepEqual(await outboxRows(shop.marketplace), [])
})

/** Returns the keys of the queued jobs, and removes the jobs. */
async function takeJobs(marketplace: Marketplace): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs order by id`.execute(marketplace.db)
  await sql`select graphile_worker.remove_job(key) from graphile_worker.jobs`.execute(marketplace.db)
  return rows.map(({ key }) => key)
}
