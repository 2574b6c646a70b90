import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { giveUpLostKey } from '#domain/operators/secret-key-check.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { InvalidSetting } from './invalid-setting.ts'
import { openSecrets, type SecretKeySettings } from './secret-key.ts'

async function folder(t: TestContext): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'hirfa-key-'))
  t.after(() => rm(made, { recursive: true }))
  return made
}

function openIn(shop: TestShop, dataDirectory: string, settings: Partial<SecretKeySettings> = {}) {
  return openSecrets(shop.marketplace.db, { dataDirectory, ...settings })
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
  const sealed = one.seal(Buffer.from('x'), 'me')
  assert.equal(other.open(sealed, 'me')?.toString(), 'x')
  assert.equal((await openIn(shop, dataDirectory)).open(sealed, 'me')?.toString(), 'x')
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
})

test('the start after a lost key was given up makes another one, or accepts the one that was not lost', async (t) => {
  await using shop = await openTestShop()
  const [first, second] = [await folder(t), await folder(t)]
  const sealed = (await openIn(shop, first)).seal(Buffer.from('x'), 'me')
  await giveUpLostKey(shop.marketplace.db)
  assert.equal((await openIn(shop, first)).open(sealed, 'me')?.toString(), 'x')
  await giveUpLostKey(shop.marketplace.db)
  assert.equal((await openIn(shop, second)).open(sealed, 'me'), undefined)
  await assert.rejects(openIn(shop, first), isAnotherKey)
})
