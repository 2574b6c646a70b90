import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type pg from 'pg'
import { smtpMailer } from '#adapters/smtp-mailer.ts'
import { connect, type DatabaseAddress } from '#database/connect.ts'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { type Mailer, SendingFailed } from '#domain/email-outbox/mailer.ts'
import { createIssue } from '#domain/newsletter/edit-issue.ts'
import { getIssue } from '#domain/newsletter/list-issues.ts'
import { sendIssue } from '#domain/newsletter/send-issue.ts'
import { listJobs, outboxRows } from '#tests/support/emails.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { longTest } from '#tests/support/long-test.ts'
import { asOperator } from '#tests/support/operators.ts'
import { messageIdOf, openSmtpServer } from '#tests/support/smtp-server.ts'
import { runOnTestServer } from '#tests/support/test-database.ts'
import { testDatabaseAddress } from '#tests/support/test-database-address.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { until } from '#tests/support/until.ts'
import { emailLinks } from '#web/email-links.ts'
import { startWorker, workerPoolSize } from './worker.ts'

const email = 'amel@example.tn' as EmailAddress

test('a worker sends what is queued before and after it starts', async () => {
  await using shop = await openTestShop()
  await postMessages(shop, 'before')
  await using _ = await worker(shop)
  await until(() => shop.marketplace.mailer.sent.length === 1)
  await postMessages(shop, 'after')
  await until(() => shop.marketplace.mailer.sent.length === 2)
})

test('an email whose sending hangs does not delay the others', async () => {
  await using shop = await openTestShop()
  shop.marketplace.mailer.onSend = async ({ text }, signal) => {
    if (text.includes('poison')) await once(signal, 'abort')
  }
  await postMessages(shop, 'poison', 'more poison', 'one', 'two', 'three')
  await using _ = await worker(shop)
  await until(() => shop.marketplace.mailer.sent.length === 3)
})

test('two workers on one queue send each email once', async () => {
  await using shop = await openTestShop()
  await postMessages(shop, ...Array.from({ length: 30 }, (_, index) => `message ${index}`))
  await using _one = await worker(shop)
  await using _other = await worker(shop)
  await until(async () => (await outboxRows(shop.marketplace)).every(({ status }) => status === 'sent'))
  assert.equal(shop.marketplace.mailer.sent.length, 30)
})

test('an email of a worker killed while sending is sent again, under the same Message-ID', async (t) => {
  await using shop = await openTestShop()
  await using smtp = await openSmtpServer()
  smtp.onMessage = () => (smtp.received.length === 1 ? new Promise(() => {}) : '250 Taken')
  await postMessages(shop, 'Hello')
  const child = await workerProcess(t, shop, smtp.url)
  await until(() => smtp.received.length === 1)
  child.kill('SIGKILL')
  await once(child, 'exit')

  await using _ = await worker(shop, smtpMailer(smtp.url, 'salam@hirfa.example' as EmailAddress))
  await until(async () => (await outboxRows(shop.marketplace))[0]?.status === 'sent')
  const [first, second, ...others] = smtp.received.map(messageIdOf)
  assert.ok(first)
  assert.deepEqual([second, others], [first, []])
  assert.equal((await outboxRows(shop.marketplace))[0]?.attempts, 2)
})

test('an idle or busy worker continues when the database is available again', async () => {
  await using shop = await openTestShop()
  await postMessages(shop, 'before')
  await using running = await worker(shop)
  await until(() => shop.marketplace.mailer.sent.length === 1)
  for (const round of [1, 2]) {
    await closeDatabase(shop)
    await running.missesDatabase()
    await reopenDatabase(shop)
    await postMessages(shop, `after outage ${round}`)
    await until(() => shop.marketplace.mailer.sent.length === 1 + round)
  }
  assert.ok(running.reported.every((line) => !line.includes('@')))
})

test('an email sent while the database becomes unavailable is recorded later, and not sent again', async () => {
  await using shop = await openTestShop()
  shop.marketplace.mailer.onSend = () => closeDatabase(shop)
  await postMessages(shop, 'Hello')
  await using running = await worker(shop)
  await until(() => shop.marketplace.mailer.sent.length === 1)
  await running.missesDatabase()
  await reopenDatabase(shop)
  await until(async () => (await outboxRows(shop.marketplace))[0]?.status === 'sent')
  await until(async () => (await listJobs(shop.marketplace)).length === 0)
  assert.equal(shop.marketplace.mailer.sent.length, 1)
})

test('an email refused while the database becomes unavailable is retried', async () => {
  await using shop = await openTestShop()
  let attempts = 0
  shop.marketplace.mailer.onSend = async () => {
    attempts += 1
    if (attempts > 1) return
    await closeDatabase(shop)
    throw new SendingFailed('temporary', 'away')
  }
  await postMessages(shop, 'Hello')
  await using running = await worker(shop)
  await until(() => attempts === 1)
  await running.missesDatabase()
  await reopenDatabase(shop)
  await until(() => shop.marketplace.mailer.sent.length === 1)
})

longTest('a worker that only lost its connections keeps its job, also beside other workers', async () => {
  await using shop = await openTestShop()
  const [lost, sending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  shop.marketplace.mailer.onSend = async () => {
    await endConnections(shop)
    lost.resolve()
    await sending.promise
  }
  await postMessages(shop, 'Hello')
  await using one = await worker(shop)
  await using other = await worker(shop)
  await lost.promise
  const checks = () => Math.min(one.livenessChecks(), other.livenessChecks())
  const before = checks()
  await until(() => checks() >= before + 3)
  sending.resolve()
  await until(async () => (await outboxRows(shop.marketplace))[0]?.status === 'sent')
  assert.equal((await outboxRows(shop.marketplace))[0]?.attempts, 1)
})

test('a worker can be stopped while the database is unavailable', async () => {
  await using shop = await openTestShop()
  shop.marketplace.mailer.onSend = () => closeDatabase(shop)
  await postMessages(shop, 'Hello')
  {
    await using _ = await worker(shop)
    await until(() => shop.marketplace.mailer.sent.length === 1)
  }
  await reopenDatabase(shop)
  assert.equal((await outboxRows(shop.marketplace))[0]?.status, 'queued')
})

test('an issue half queued by a killed worker is continued by another, with one email per subscriber', async (t) => {
  await using shop = await openTestShop()
  await using smtp = await openSmtpServer()
  smtp.onMessage = () => new Promise(() => {})
  const office = await asOperator(shop.marketplace)
  const { db } = office
  const confirmed = { subscribed_at: shop.clock.now(), confirmed_at: shop.clock.now(), left_at: null }
  const emails = Array.from({ length: 1800 }, (_, place) => `reader-${place}@example.tn` as EmailAddress)
  await db
    .insertInto('newsletter_subscriptions')
    .values(emails.map((email) => ({ email, ...confirmed })))
    .execute()
  const { id: issueId } = await createIssue(office, { subject: 'Wool', body: 'Soft.' })
  await sendIssue(office, issueId)
  const queued = async () => (await outboxRows(office)).map(({ recipient }) => recipient)

  // Inserting the email of a subscriber of the third batch has to wait until this transaction ends.
  const blocker = await db.startTransaction().execute()
  await blocker
    .insertInto('emails')
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
  await blocker.rollback().execute()
  assert.equal((await queued()).length, 1000)

  await using _ = await worker(shop)
  await until(async () => (await queued()).length >= emails.length)
  await until(async () => (await getIssue(office, issueId)).progress.waiting < emails.length)
  assert.deepEqual((await queued()).sort(), emails.sort())
})

test('a stopped worker finishes the jobs it can and queues the others again', async () => {
  await using shop = await openTestShop()
  let begun = 0
  const stopping = Promise.withResolvers<void>()
  shop.marketplace.mailer.onSend = async ({ text }, signal) => {
    begun += 1
    if (text.includes('slow')) await stopping.promise
    if (text.includes('stuck')) await once(signal, 'abort')
    signal.throwIfAborted()
  }
  await postMessages(shop, 'slow', 'stuck')
  await using first = await worker(shop)
  await until(() => begun === 2)
  const stopped = first.stop()
  stopping.resolve()
  await stopped
  const statuses = (await outboxRows(shop.marketplace)).map(({ status, last_error: error }) => [status, error])
  assert.deepEqual(statuses, [
    ['sent', null],
    ['queued', null],
  ])
  const { rows } = await sql`select from graphile_worker.jobs where locked_at is null and run_at <= now()`.execute(
    shop.marketplace.db,
  )
  assert.equal(rows.length, 1)
})

test('a worker stops while a statement of a job runs, however long and however many emails wait', {
  timeout: 60_000,
}, async () => {
  await using shop = await openTestShop()
  const { db } = shop.marketplace
  await postMessages(shop, ...Array.from({ length: 10 }, (_, index) => `message ${index}`))
  const held = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async (holder) => {
    await sql`lock table contact_messages`.execute(holder)
    await held.promise
  })
  await using running = await worker(shop)
  await untilWaitingForLock(shop)
  await running.stop()
  assert.equal(running.connections(), 0)
  held.resolve()
  await holding
  const rows = await outboxRows(shop.marketplace)
  assert.deepEqual(new Set(rows.map(({ status }) => status)), new Set(['queued']))
})

async function postMessages({ marketplace }: TestShop, ...messages: string[]): Promise<void> {
  for (const message of messages) await postContactMessage(marketplace, { name: 'Amel', email, message })
}

const names = new WeakMap<TestShop, string>()

/** Queried once, while the database accepts connections. */
async function nameOf(shop: TestShop): Promise<string> {
  const known = names.get(shop)
  if (known) return known
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.marketplace.db)
  const [{ name }] = rows as [{ name: string }]
  names.set(shop, name)
  return name
}

async function addressOf(shop: TestShop): Promise<DatabaseAddress> {
  return testDatabaseAddress(await nameOf(shop))
}

interface TestWorker extends AsyncDisposable {
  stop(): Promise<void>
  /** The lines of its log. */
  readonly reported: string[]
  /** How many connections it has. */
  connections(): number
  /** How often it has looked for dead workers. */
  livenessChecks(): number
  /** Waits until it has asked for a connection in vain. */
  missesDatabase(): Promise<void>
}

/** A worker on connections of its own, in this process. */
async function worker(shop: TestShop, mailer?: Mailer): Promise<TestWorker> {
  const reported: string[] = []
  const { database: db, pool, abandon } = connect(await addressOf(shop), { poolSize: workerPoolSize })
  const counts = countConnections(pool)
  const marketplace = { ...shop.marketplace, db, ...(mailer && { mailer }) }
  const links = emailLinks('https://hirfa.example')
  const { stop } = startWorker({ marketplace, links, pool, abandon, report: (line) => reported.push(line) })
  return {
    stop,
    reported,
    connections: () => pool.totalCount,
    livenessChecks: () => counts.checks,
    async missesDatabase() {
      const before = counts.refused
      await until(() => counts.refused > before, 'the worker asks for the database')
    },
    [Symbol.asyncDispose]: stop,
  }
}

type OnOpened = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

/** Counts the connections that a pool does not get, and the checks for dead workers. */
function countConnections(pool: pg.Pool) {
  const counts = { refused: 0, checks: 0 }
  const open = pool.connect.bind(pool) as (onOpened: OnOpened) => void
  const openCounted = (onOpened: OnOpened) =>
    open((error, client, release) => {
      if (error) counts.refused += 1
      onOpened(error, client, release)
    })
  const openByPromise = () =>
    new Promise((resolve, reject) => openCounted((error, client) => (error ? reject(error) : resolve(client))))
  pool.connect = ((onOpened?: OnOpened) => (onOpened ? openCounted(onOpened) : openByPromise())) as pg.Pool['connect']
  const query = pool.query.bind(pool) as (text: string, values?: unknown[]) => Promise<pg.QueryResult>
  pool.query = ((text: string, values?: unknown[]) => {
    if (text.includes('pg_try_advisory_xact_lock')) counts.checks += 1
    return query(text, values)
  }) as pg.Pool['query']
  return counts
}

async function workerProcess(t: TestContext, shop: TestShop, smtpUrl: string) {
  const file = fileURLToPath(new URL('../../tests/support/worker-process.ts', import.meta.url))
  const child = spawn(process.execPath, [file, JSON.stringify(await addressOf(shop)), smtpUrl], { stdio: 'inherit' })
  t.after(() => child.kill('SIGKILL'))
  return child
}

/** Ends every connection and refuses new ones, as a stopping server does. */
async function closeDatabase(shop: TestShop): Promise<void> {
  await runOnTestServer(`alter database ${await nameOf(shop)} allow_connections false`)
  await endConnections(shop)
}

const maxTerminationMilliseconds = 10_000

async function endConnections(shop: TestShop): Promise<void> {
  await runOnTestServer(
    `select pg_terminate_backend(pid, ${maxTerminationMilliseconds}) from pg_stat_activity where datname = '${await nameOf(shop)}'`,
  )
}

async function reopenDatabase(shop: TestShop): Promise<void> {
  await runOnTestServer(`alter database ${await nameOf(shop)} allow_connections true`)
}
