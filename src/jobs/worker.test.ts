import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { mailerBySmtp } from '#adapters/mailer-smtp.ts'
import { connect, type DatabaseAddress } from '#database/connect.ts'
import { getIssue } from '#domain/correspondence/list-issues.ts'
import { sendIssue } from '#domain/correspondence/send-issue.ts'
import { sendMessage } from '#domain/correspondence/send-message.ts'
import { beginIssue } from '#domain/correspondence/write-issue.ts'
import type { Email } from '#domain/email.ts'
import { type Mailer, SendingFailed } from '#domain/letters/mailer.ts'
import { jobsOf, lettersOf } from '#tests/support/letters.ts'
import { atWork } from '#tests/support/operators.ts'
import { messageIdOf, openSmtpServer } from '#tests/support/smtp-server.ts'
import { onServer } from '#tests/support/test-database.ts'
import { testServer } from '#tests/support/test-server.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { startWorker, workerPoolSize } from './worker.ts'

const email = 'amel@example.tn' as Email

test('a worker sends what is queued before and after it starts', async () => {
  await using shop = await openTestShop()
  await writes(shop, 'before')
  await using _ = await worker(shop)
  await until(() => shop.marketplace.mailer.sent.length === 1)
  await writes(shop, 'after')
  await until(() => shop.marketplace.mailer.sent.length === 2)
})

test('a letter that gets no answer does not hold up the others', async () => {
  await using shop = await openTestShop()
  shop.marketplace.mailer.onSend = async ({ text }, signal) => {
    if (text.includes('poison')) await once(signal, 'abort')
  }
  await writes(shop, 'poison', 'poison', 'one', 'two', 'three')
  await using _ = await worker(shop)
  await until(() => shop.marketplace.mailer.sent.length === 3)
})

test('two workers on one queue send each letter once', async () => {
  await using shop = await openTestShop()
  await writes(shop, ...Array.from({ length: 30 }, (_, index) => `message ${index}`))
  await using _one = await worker(shop)
  await using _other = await worker(shop)
  await until(async () => (await lettersOf(shop.marketplace)).every(({ status }) => status === 'sent'))
  assert.equal(shop.marketplace.mailer.sent.length, 30)
})

test('a worker killed while sending: another sends the letter again, under the same Message-ID', async (t) => {
  await using shop = await openTestShop()
  await using smtp = await openSmtpServer()
  smtp.onLetter = () => (smtp.received.length === 1 ? new Promise(() => {}) : '250 Taken')
  await writes(shop, 'Hello')
  const child = await workerProcess(t, shop, smtp.url)
  await until(() => smtp.received.length === 1)
  child.kill('SIGKILL')
  await once(child, 'exit')

  await using _ = await worker(shop, mailerBySmtp(smtp.url, 'salam@hirfa.example' as Email))
  await until(async () => (await lettersOf(shop.marketplace))[0]?.status === 'sent')
  const [first, second, ...others] = smtp.received.map(messageIdOf)
  assert.ok(first)
  assert.deepEqual([second, others], [first, []])
  assert.equal((await lettersOf(shop.marketplace))[0]?.attempts, 2)
})

test('a worker goes on when the database is back, whether it was at rest or at work', async () => {
  await using shop = await openTestShop()
  await writes(shop, 'before')
  await using letters = await worker(shop)
  await until(() => shop.marketplace.mailer.sent.length === 1)
  for (const round of [1, 2]) {
    await databaseGoes(shop)
    await pause(1_500)
    await databaseReturns(shop)
    await writes(shop, 'after')
    await until(() => shop.marketplace.mailer.sent.length === 1 + round)
  }
  assert.ok(letters.told.every((line) => !line.includes('@')))
})

test('the database goes while a letter is on its way: it is written down later, and not sent again', async () => {
  await using shop = await openTestShop()
  shop.marketplace.mailer.onSend = () => databaseGoes(shop)
  await writes(shop, 'Hello')
  await using _ = await worker(shop)
  await until(() => shop.marketplace.mailer.sent.length === 1)
  await pause(1_500)
  await databaseReturns(shop)
  await until(async () => (await lettersOf(shop.marketplace))[0]?.status === 'sent')
  await until(async () => (await jobsOf(shop.marketplace)).length === 0)
  assert.equal(shop.marketplace.mailer.sent.length, 1)
})

test('the database goes while a letter is refused: it is tried again', async () => {
  await using shop = await openTestShop()
  let attempts = 0
  shop.marketplace.mailer.onSend = async () => {
    attempts += 1
    if (attempts > 1) return
    await databaseGoes(shop)
    throw new SendingFailed('passing', 'away')
  }
  await writes(shop, 'Hello')
  await using _ = await worker(shop)
  await until(() => attempts === 1)
  await pause(1_500)
  await databaseReturns(shop)
  await until(() => shop.marketplace.mailer.sent.length === 1)
})

test('a worker that only lost its connections keeps its letter, whoever else looks for work', async () => {
  await using shop = await openTestShop()
  shop.marketplace.mailer.onSend = async () => {
    await endConnections(shop)
    await pause(5_000)
  }
  await writes(shop, 'Hello')
  await using _one = await worker(shop)
  await using _other = await worker(shop)
  await until(() => shop.marketplace.mailer.sent.length > 0)
  await until(async () => (await lettersOf(shop.marketplace))[0]?.status === 'sent')
  assert.equal((await lettersOf(shop.marketplace))[0]?.attempts, 1)
})

test('a worker can be stopped while the database is away', async () => {
  await using shop = await openTestShop()
  shop.marketplace.mailer.onSend = () => databaseGoes(shop)
  await writes(shop, 'Hello')
  {
    await using _ = await worker(shop)
    await until(() => shop.marketplace.mailer.sent.length === 1)
  }
  await databaseReturns(shop)
  assert.equal((await lettersOf(shop.marketplace))[0]?.status, 'queued')
})

test('a worker killed while it queues an issue: another goes on, and every reader has one letter', async (t) => {
  await using shop = await openTestShop()
  await using smtp = await openSmtpServer()
  smtp.onLetter = () => new Promise(() => {})
  const office = await atWork(shop.marketplace)
  const { db } = office
  const confirmed = { subscribed_at: shop.clock.now(), confirmed_at: shop.clock.now(), left_at: null }
  const emails = Array.from({ length: 1800 }, (_, place) => `reader-${place}@example.tn`)
  await db
    .insertInto('newsletter_subscriptions')
    .values(emails.map((email) => ({ email, ...confirmed })))
    .execute()
  const issueId = await beginIssue(office, { subject: 'Wool', body: 'Soft.' })
  await sendIssue(office, issueId)
  const queued = async () => (await lettersOf(office)).map(({ recipient }) => recipient)

  // A reader of the third part whose letter nobody can write before this transaction ends.
  const inTheWay = await db.startTransaction().execute()
  await inTheWay
    .insertInto('letters')
    .columns(['event_id', 'kind', 'about', 'recipient', 'message_id'])
    .expression(({ selectFrom, val }) =>
      selectFrom('newsletter_issues')
        .where('id', '=', issueId)
        .select(['event_id', val('newsletter-issue').as('kind'), sql`'{}'::jsonb`.as('about')])
        .select([val('reader-1300@example.tn').as('recipient'), val('<in@the.way>').as('message_id')]),
    )
    .execute()
  const child = await workerProcess(t, shop, smtp.url)
  await until(async () => (await queued()).length === 1000)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await inTheWay.rollback().execute()
  assert.equal((await queued()).length, 1000)

  await using _ = await worker(shop)
  await until(async () => (await queued()).length >= emails.length)
  await until(async () => (await getIssue(office, issueId)).progress.waiting < emails.length)
  assert.deepEqual((await queued()).sort(), emails.sort())
})

test('a worker that is stopped finishes what it can and hands back the rest', async () => {
  await using shop = await openTestShop()
  let begun = 0
  shop.marketplace.mailer.onSend = async ({ text }, signal) => {
    begun += 1
    if (text.includes('slow')) await pause(500)
    if (text.includes('stuck')) await Promise.race([once(signal, 'abort'), pause(60_000, undefined, { ref: false })])
    signal.throwIfAborted()
  }
  await writes(shop, 'slow', 'stuck')
  await using first = await worker(shop)
  await until(() => begun === 2)
  await first.stop()
  const statuses = (await lettersOf(shop.marketplace)).map(({ status, last_error: error }) => [status, error])
  assert.deepEqual(statuses, [
    ['sent', null],
    ['queued', null],
  ])
  const { rows } = await sql`select from graphile_worker.jobs where locked_at is null and run_at <= now()`.execute(
    shop.marketplace.db,
  )
  assert.equal(rows.length, 1)
})

async function writes({ marketplace }: TestShop, ...messages: string[]): Promise<void> {
  for (const message of messages) await sendMessage(marketplace, { name: 'Amel', email, message })
}

const names = new WeakMap<TestShop, string>()

/** Asked while it can still be asked. */
async function nameOf(shop: TestShop): Promise<string> {
  const known = names.get(shop)
  if (known) return known
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.marketplace.db)
  const [{ name }] = rows as [{ name: string }]
  names.set(shop, name)
  return name
}

async function addressOf(shop: TestShop): Promise<DatabaseAddress> {
  return testServer(await nameOf(shop))
}

/** A worker on connections of its own, in this process. `told` is what the operator would read. */
async function worker(
  shop: TestShop,
  mailer?: Mailer,
): Promise<AsyncDisposable & { stop(): Promise<void>; told: string[] }> {
  const told: string[] = []
  const { database: db, pool, close } = connect(await addressOf(shop), { poolSize: workerPoolSize })
  const marketplace = { ...shop.marketplace, db, ...(mailer && { mailer }) }
  const publicUrl = 'https://hirfa.example'
  const { stop } = startWorker({ marketplace, publicUrl, pool, tell: (line) => told.push(line) })
  return {
    stop,
    told,
    async [Symbol.asyncDispose]() {
      await stop()
      await close()
    },
  }
}

async function workerProcess(t: TestContext, shop: TestShop, smtpUrl: string) {
  const file = fileURLToPath(new URL('../../tests/support/worker-process.ts', import.meta.url))
  const child = spawn(process.execPath, [file, JSON.stringify(await addressOf(shop)), smtpUrl], { stdio: 'inherit' })
  t.after(() => child.kill('SIGKILL'))
  return child
}

/** Ends every connection and lets nobody in, as a server that stops. */
async function databaseGoes(shop: TestShop): Promise<void> {
  await onServer(`alter database ${await nameOf(shop)} allow_connections false`)
  await endConnections(shop)
}

async function endConnections(shop: TestShop): Promise<void> {
  await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${await nameOf(shop)}'`)
}

async function databaseReturns(shop: TestShop): Promise<void> {
  await onServer(`alter database ${await nameOf(shop)} allow_connections true`)
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50)
}
