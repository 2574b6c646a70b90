import assert from 'node:assert/strict'
import { once } from 'node:events'
import { chmod, chown, mkdir, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { postgresAccount } from '#database/embedded-account.ts'
import {
  cleanUpAfter,
  databaseHome,
  databasePid,
  freshDirectory,
  isAlive,
  startShop,
} from '#tests/support/shop-process.ts'

test('a data directory that only root can enter names the location of its database', {
  skip: process.getuid?.() !== 0,
}, async (t) => {
  const closed = await freshDirectory(t)
  await chmod(closed, 0o700)
  const dataDirectory = path.join(closed, 'var')

  const shop = await startShop(t, { dataDirectory })
  const home = await databaseHome(dataDirectory)
  cleanUpAfter(t, () => rm(home, { recursive: true, force: true }))

  assert.ok(home.startsWith('/var/lib/hirfa/'))
  assert.match(shop.output(), /The database is in \/var\/lib\/hirfa\//)
  shop.process.kill('SIGTERM')
  await once(shop.process, 'exit')
  const again = await startShop(t, { dataDirectory })
  assert.equal((await fetch(`${again.origin}/api/products`)).status, 200)
})

test('started as root, the shop and its PostgreSQL run as another account, and pictures are opened by a third', {
  skip: process.getuid?.() !== 0,
}, async (t) => {
  const dataDirectory = await freshDirectory(t)
  await mkdir(path.join(dataDirectory, 'pictures'))
  await writeFile(path.join(dataDirectory, 'pictures/made-by-root.webp'), 'x')
  // As earlier versions left it.
  const { uid, gid } = postgresAccount() ?? { uid: 0, gid: 0 }
  await mkdir(path.join(dataDirectory, 'postgresql'))
  await writeFile(path.join(dataDirectory, 'postgresql/postgresql.log'), 'by root')
  await chown(path.join(dataDirectory, 'postgresql'), uid, gid)
  await symlink('/etc/hostname', path.join(dataDirectory, 'pictures/link.webp'))

  const shop = await startShop(t, { dataDirectory })

  const server = await accountOf(shop.process.pid)
  assert.notEqual(server.uid, 0)
  assert.deepEqual(server, { ...(await accountOf(await databasePid(shop))), groups: [] })
  const [host = 0] = await childrenNamed(shop.process.pid, 'picture-host')
  const pictures = await accountOf(host)
  assert.ok(![0, server.uid].includes(pictures.uid))
  assert.notEqual(await readlink(`/proc/${host}/ns/net`), await readlink(`/proc/${process.pid}/ns/net`))
  assert.equal((await stat(path.join(dataDirectory, 'secret.key'))).uid, server.uid)
  assert.equal((await stat(path.join(dataDirectory, 'pictures/made-by-root.webp'))).uid, server.uid)
  assert.equal((await stat('/etc/hostname')).uid, 0)
  // Emails have links that let people in.
  assert.equal((await stat(path.join(dataDirectory, 'letters'))).mode & 0o777, 0o700)
  // It stops its own database, and the host ends with it.
  shop.process.kill('SIGTERM')
  assert.deepEqual(await once(shop.process, 'exit'), [0, null])
  while (isAlive(host)) await pause(20)
  const again = await startShop(t, { dataDirectory })
  assert.equal((await fetch(`${again.origin}/api/products`)).status, 200)
})

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
