import assert from 'node:assert/strict'
import { once } from 'node:events'
import { chown, mkdir, readFile, readlink, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { postgresAccount } from '#database/embedded-account.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { advanceOrderAsOperator } from '#domain/orders/status/advance-order-as-operator.ts'
import { erasePerson } from '#domain/personal-data/erase-person.ts'
import { writeErasureReceipt } from '#domain/personal-data/erasure-receipt.ts'
import type { Phone } from '#domain/phone.ts'
import { openErasureReceipts } from '#server/erasure-receipts.ts'
import { freePort } from '#tests/support/free-port.ts'
import { asOperator } from '#tests/support/operators.ts'
import {
  databasePid,
  externalDatabase,
  freshDirectory,
  isAlive,
  launchShop,
  newShopDirectory,
  type ShopProcess,
  startShop,
} from '#tests/support/shop-process.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { until } from '#tests/support/until.ts'

// One start of the whole program for all rules that need one; those of its parts are tested beside them.

test('a shop opens without the rights of root, refuses a second start beside it, and Ctrl-C stops it, the database last', async (t) => {
  const dataDirectory = await newShopDirectory(t)
  const isRoot = process.getuid?.() === 0
  if (isRoot) await leaveFilesOfRoot(dataDirectory)

  const shop = await startShop(t, { dataDirectory, detached: true })
  const database = await databasePid(shop)
  const host = isRoot ? await requireLessRights(shop) : undefined
  for (const at of ['/api/products', '/health/ready', '/shop'])
    assert.equal((await fetch(`${shop.origin}${at}`)).status, 200, at)

  const second = launchShop(t, { DATA_DIR: dataDirectory })
  assert.deepEqual(await once(second.process, 'close'), [1, null])
  assert.match(second.output(), /^Hirfa already runs on .*\n$/)
  assert.equal((await fetch(`${shop.origin}/api/products`)).status, 200)

  // Each process of the terminal gets the signal.
  process.kill(-(shop.process.pid ?? 0), 'SIGINT')
  await until(() => shop.output().includes('Stopping'))
  const ready = await fetch(`${shop.origin}/health/ready`)
  assert.deepEqual(
    [ready.status, ready.headers.get('Connection')],
    [503, 'close'],
    'it says first that it is not ready',
  )
  assert.deepEqual(await once(shop.process, 'exit'), [0, null])
  assert.equal(isAlive(database), false)
  if (host !== undefined) await until(() => !isAlive(host), 'the process that opens pictures ends with it')
  assert.match(shop.output(), /Stopped\n$/)
  assert.doesNotMatch(shop.output(), /was lost/)
})

test('a start without its database listens and waits, opens when it is there, and repeats erasures it does not know', async (t) => {
  const { copy, proxy, settings } = await externalDatabase(t)
  const dataDirectory = await freshDirectory(t)
  await using restored = await openTestShop({ connection: { ...copy, close: async () => {} } })
  await placeAndCancel(restored)
  await leaveReceipt(dataDirectory)

  await proxy.refuse()
  const port = await freePort()
  const shop = launchShop(t, { ...settings, DATA_DIR: dataDirectory, PORT: String(port) })
  await until(() => shop.output().includes('Waiting'))
  assert.match(shop.output(), /^Waiting for the database: connect ECONNREFUSED .*\n$/)
  const get = (at: string) => fetch(`http://127.0.0.1:${port}${at}`)
  assert.deepEqual([(await get('/health/live')).status, (await get('/api/products')).status], [200, 503])
  await proxy.heal()
  await shop.opened
  assert.equal((await get('/api/products')).status, 200)

  assert.match(shop.output(), /Erasures repeated that this database did not know: 1/)
  const orders = await copy.database.selectFrom('orders').select('customer_name').execute()
  assert.deepEqual(orders, [{ customer_name: '(erased)' }])
})

const amel = { name: 'Amel', email: 'amel@example.tn' as EmailAddress, phone: '+21622999444' as Phone }

/** Two shops that do the same have the same rows, as a backup and its shop have. */
async function placeAndCancel(shop: TestShop) {
  const office = await asOperator(shop.marketplace)
  const placed = await shop.order([{ product: await shop.sells() }], { customer: amel })
  assert.ok(placed.outcome === 'placed')
  await advanceOrderAsOperator(office, placed.order.id, { to: 'cancelled', note: '' })
  return office
}

/** Leaves the receipt of an erasure in the data directory of a shop, whose database is from before it. */
async function leaveReceipt(dataDirectory: string): Promise<void> {
  await using shop = await openTestShop()
  const office = await placeAndCancel(shop)
  shop.clock.passes({ seconds: 60 })
  const erased = await erasePerson(office, { key: { by: 'phone', phone: amel.phone }, isCalledBack: true })
  assert.ok(erased.outcome === 'erased' && erased.erasureId)
  const erasureReceipts = openErasureReceipts(dataDirectory, undefined)
  await writeErasureReceipt({ ...shop.system, erasureReceipts }, erased.erasureId)
}

/** What earlier versions and root left in a data directory. */
async function leaveFilesOfRoot(dataDirectory: string): Promise<void> {
  const pictures = path.join(dataDirectory, 'pictures')
  await mkdir(pictures)
  await writeFile(path.join(pictures, 'made-by-root.webp'), 'x')
  await symlink('/etc/hostname', path.join(pictures, 'link.webp'))
  const { uid, gid } = postgresAccount() ?? { uid: 0, gid: 0 }
  await writeFile(path.join(dataDirectory, 'postgresql/postgresql.log'), 'by root')
  await chown(path.join(dataDirectory, 'postgresql'), uid, gid)
}

/**
 * The shop and its PostgreSQL run as another account than root, pictures are opened by a third. Returns the process for
 * these.
 */
async function requireLessRights(shop: ShopProcess): Promise<number> {
  const server = await accountOf(shop.process.pid)
  assert.notEqual(server.uid, 0)
  assert.deepEqual(server, { ...(await accountOf(await databasePid(shop))), groups: [] })
  const [host = 0] = await childrenNamed(shop.process.pid, 'picture-host')
  const pictures = await accountOf(host)
  assert.ok(![0, server.uid].includes(pictures.uid))
  assert.notEqual(await readlink(`/proc/${host}/ns/net`), await readlink(`/proc/${process.pid}/ns/net`))
  const stateOf = (file: string) => stat(path.join(shop.dataDirectory, file))
  assert.equal((await stateOf('secret.key')).uid, server.uid)
  assert.equal((await stateOf('pictures/made-by-root.webp')).uid, server.uid)
  assert.equal((await stat('/etc/hostname')).uid, 0)
  // Emails have links that let people in.
  assert.equal((await stateOf('letters')).mode & 0o777, 0o700)
  return host
}

/** The account of a process with all its ids: real, effective, saved and of the file system. */
async function accountOf(pid = 0): Promise<{ uid: number; gid: number; groups: number[] }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const idsOf = (name: string) =>
    (new RegExp(`^${name}:(.*)$`, 'm').exec(status)?.[1] ?? '').trim().split(/\s+/).filter(Boolean).map(Number)
  const only = (name: string) => {
    const ids = new Set(idsOf(name))
    assert.equal(ids.size, 1, name)
    return [...ids][0] ?? 0
  }
  return { uid: only('Uid'), gid: only('Gid'), groups: idsOf('Groups') }
}

async function childrenNamed(pid: number | undefined, name: string): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const named = children
    .trim()
    .split(' ')
    .map(async (child) => ((await readFile(`/proc/${child}/cmdline`, 'utf8')).includes(name) ? [Number(child)] : []))
  return (await Promise.all(named)).flat()
}
