import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { giveUpLostKey } from '#domain/operators/secret-key-check.ts'
import { totpKeyContext } from '#domain/operators/totp.ts'
import { createOperator } from '#tests/support/operators.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { InvalidSetting } from './invalid-setting.ts'
import { openSecrets, type SecretKeySettings } from './secret-key.ts'

async function folder(t: TestContext): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'hirfa-key-'))
  t.after(() => rm(made, { recursive: true }))
  return made
}

function openIn(shop: TestShop, dataDirectory: string, settings: Partial<SecretKeySettings> = {}) {
  const told: string[] = []
  const all = { dataDirectory, ...settings }
  return openSecrets(shop.marketplace.db, all, (line) => told.push(line)).then((secrets) => ({ secrets, told }))
}

const isAnotherKey = (error: unknown) =>
  error instanceof InvalidSetting && /is not the key of the shop/.test(error.message)

test('the first start creates a key with restricted permissions, and later starts use it', async (t) => {
  await using shop = await openTestShop()
  const directory = await folder(t)
  const dataDirectory = path.join(directory, 'data')
  const [one, other] = await Promise.all([openIn(shop, dataDirectory), openIn(shop, dataDirectory)])
  assert.deepEqual(await readdir(dataDirectory), ['secret.key'])
  assert.equal((await stat(path.join(dataDirectory, 'secret.key'))).mode & 0o777, 0o600)
  const sealed = one.secrets.seal(Buffer.from('x'), 'me')
  assert.equal(other.secrets.open(sealed, 'me')?.toString(), 'x')
  assert.equal((await openIn(shop, dataDirectory)).secrets.open(sealed, 'me')?.toString(), 'x')
})

test('an instance with another key or a missing key does not start', async (t) => {
  await using shop = await openTestShop()
  const [first, second] = [await folder(t), await folder(t)]
  await openIn(shop, first)
  const missing = (error: unknown) =>
    error instanceof InvalidSetting &&
    /secret\.key is missing/.test(error.message) &&
    /no backup has it/.test(error.message)
  await assert.rejects(openIn(shop, second), missing)
  assert.deepEqual(await readdir(second), [], 'a key that would be wrong is not left there')
  const secretKey = Buffer.alloc(32, 'another').toString('base64')
  await assert.rejects(openIn(shop, second, { secretKey }), isAnotherKey)

  await giveUpLostKey(shop.marketplace.db)
  await openIn(shop, second)
  await openIn(shop, second)
  await assert.rejects(openIn(shop, first), isAnotherKey)
})

test('unencrypted keys in the database are encrypted at the start, and codes stay valid', async (t) => {
  await using shop = await openTestShop()
  const { id } = await createOperator(shop.marketplace)
  const key = Buffer.alloc(20, 'clear')
  await sql`update operators set totp_key = ${key}, totp_confirmed_at = now()`.execute(shop.marketplace.db)
  const dataDirectory = await folder(t)
  const { secrets, told } = await openIn(shop, dataDirectory)
  assert.match(told.join(), /sealed: 1$/)
  const row = await shop.marketplace.db
    .selectFrom('operators')
    .select(['totp_key', 'totp_sealed'])
    .executeTakeFirstOrThrow()
  assert.equal(row.totp_key, null)
  assert.deepEqual(secrets.open(row.totp_sealed ?? Buffer.alloc(0), totpKeyContext(id)), key)
  assert.deepEqual((await openIn(shop, dataDirectory)).told, [])
})
