import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { tryGateway } from '#domain/card-payments/start-card-payment.ts'
import { readSearchHash } from '#domain/catalog/search-report/search-count-key.ts'
import { sealToken } from '#domain/couriers/api/api-token.ts'
import { tryApi } from '#domain/couriers/api/try-api.ts'
import { startSecondFactorSetup } from '#domain/operators/second-factor.ts'
import { secretBox, secretKeyBytes } from '#domain/operators/secret-box.ts'
import { acceptSecretKey, fitsSecretKey, giveUpLostKey } from '#domain/operators/secret-key-check.ts'
import { getPublicPushKey } from '#domain/push/push-keys.ts'
import { createCourier } from '#tests/support/couriers.ts'
import { acceptCards } from '#tests/support/konnect-service.ts'
import { asOperator, asSystem } from '#tests/support/operators.ts'
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

/** How the program goes on with each encrypted column: written before the secret key was lost, and used after. */
const afterLoss: Readonly<Record<string, (before: Office, after: Office) => Promise<void>>> = {
  'courier_apis.token_sealed': async (before, after) => {
    const courierId = await createCourier(asSystem(before))
    const token = sealToken(before, courierId, 'token')
    const row = { courier_id: courierId, api: 'first-delivery', base_url: 'https://courier.example' } as const
    await before.db
      .insertInto('courier_apis')
      .values({ ...row, token_sealed: token, next_request_at: before.clock.now() })
      .execute()
    assert.deepEqual(await tryApi(after, courierId), { outcome: 'failed', problem: 'unreadable-token' })
  },
  'operators.totp_sealed': async (before, after) => {
    const key = await startSecondFactorSetup(before, before.actor)
    assert.notDeepEqual(await startSecondFactorSetup(after, after.actor), key)
  },
  'payment_gateways.key_sealed': async (before, after) => {
    await acceptCards(before)
    const tried = await tryGateway(after, { notifyUrl: '', returnUrl: '' })
    assert.deepEqual(tried, { outcome: 'failed', problem: 'unreadable-token' })
  },
  'push_keys.private_key_sealed': async (before, after) => {
    const key = await getPublicPushKey(before)
    assert.notEqual(await getPublicPushKey(after), key)
  },
  'search_count_key.key_sealed': async (before, after) => {
    const hash = await readSearchHash(before)
    assert.notDeepEqual((await readSearchHash(after))('vase'), hash('vase'))
  },
  'secret_key_check.sealed': async (before, after) => {
    assert.ok(await acceptSecretKey(before.db, before.secrets))
    assert.equal(await fitsSecretKey(after.db, after.secrets), false)
  },
}

type Office = Awaited<ReturnType<typeof asOperator>>

test('the program goes on with every encrypted column after the secret key was lost', async () => {
  await using shop = await openTestShop()
  const before = await asOperator(shop.marketplace)
  const { rows } = await sql<{ column: string }>`
    select attrelid::regclass || '.' || attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attname ~ 'sealed$'
    order by 1`.execute(before.db)
  assert.deepEqual(
    rows.map(({ column }) => column),
    Object.keys(afterLoss),
  )
  const secrets = secretBox(Buffer.alloc(secretKeyBytes, 'another'))
  for (const check of Object.values(afterLoss)) await check(before, { ...before, secrets })
})
