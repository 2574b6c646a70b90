import assert from 'node:assert/strict'
import { cp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { connect } from '#database/connect.ts'
import { prepareDatabase } from '#database/prepare-database.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { createOperatorLink } from '#domain/operators/operator-link.ts'
import { findSellerSession } from '#domain/sellers/seller-session.ts'
import { backUpBeforeMigrating } from '#server/back-up-before-migrating.ts'
import { runBackup } from '#server/run-backup.ts'
import { type BackupShop, onRestored, openBackupShop } from '#tests/support/backup-shop.ts'
import { longTest } from '#tests/support/long-test.ts'
import { addMigration } from '#tests/support/next-release.ts'
import { asSystem, createSessionToken } from '#tests/support/operators.ts'
import { asSeller, grantAccess, openStudio } from '#tests/support/sellers.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { writeArchive } from './archive-parts.ts'
import { type BackupStore, folderStore } from './backup-store.ts'
import { clusterSource } from './cluster-source.ts'
import { type BaseBackup, listBackups, type Manifest, readManifest, writeManifest } from './manifest.ts'
import { type PartSealer, partSealer } from './part-sealer.ts'
import { proveBackup } from './prove-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import type { RecoveryTarget } from './restore-cluster.ts'
import { packEntries } from './tar-entries.ts'

const moreThanAnyDisk = 9e14

suite('backups beside a running shop', () => {
  let own: BackupShop
  const database = () => ({ ...own.server, embedded: own.server })

  before(async () => {
    own = await openBackupShop()
    await own.shop.order([{ product: await own.shop.sells() }])
  })
  after(() => own[Symbol.asyncDispose]())

  async function asSuperuser<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    const { database, close } = connect(own.server.superuserAddress)
    return work(database).finally(close)
  }

  test('a backup that fails says why, and the office can read it', async () => {
    const { dataDirectory, store, sealer, shop } = own
    const config = { dataDirectory, minFreeBytes: moreThanAnyDisk }
    await assert.rejects(runBackup(config, { store, sealer }, database(), assert.fail), /must stay free/)
    const rows = shop.marketplace.db.selectFrom('backups').select(['problem', 'proven_at']).where('problem', '<>', '')
    const [row] = await rows.execute()
    assert.match(row?.problem ?? '', /must stay free/)
    assert.equal(row?.proven_at, null)
  })

  test('a start that migrates backs up first, proves it on a copy, says how to go back, and names wrong books', async (t) => {
    const migration = await addMigration(t)
    const move = (pieces: number) =>
      asSuperuser((db) =>
        db.transaction().execute(async (trx) => {
          await sql`set local session_replication_role = replica`.execute(trx)
          await sql`update variants set stock = stock + ${pieces}`.execute(trx)
        }),
      )
    const pictures = path.join(own.dataDirectory, 'pictures')
    await move(1)
    await rename(pictures, `${pictures}-lost`)
    t.after(async () => {
      await move(-1)
      await rename(`${pictures}-lost`, pictures)
    })
    const folder = own.store.folder ?? ''
    const backups = { place: { folder }, setting: `folder:${folder}` }
    const lines: string[] = []
    const start = (minFreeBytes: number) =>
      backUpBeforeMigrating(database(), { backups, dataDirectory: own.dataDirectory, minFreeBytes }, (line) =>
        lines.push(line),
      )
    await assert.rejects(start(moreThanAnyDisk), {
      name: 'NotBackedUp',
      message: /^Nothing was migrated, because the backup before it failed: .* must stay free\. BACKUP_TO=off/,
    })
    lines.length = 0
    await start(0)
    const printed = lines.join('\n')
    assert.ok(printed.startsWith(`Backing up before migrating: ${migration}\nBackup `), printed)
    assert.match(printed, /\nIt is proven: restored in \d+ s, but the shop itself breaks rules /)
    assert.match(printed, /pictures of the database are missing, such as /)
    assert.match(printed, /counter = ledger: variant 1 of product 1 counts 10 pieces, its movements 9/)
    assert.match(printed, /\nTo go back .*npm run restore -- \S+Z --at backup$/)
    const [backup = ''] = await listBackups(own.store)
    assert.ok(printed.includes(backup))
    const rows = own.shop.marketplace.db.selectFrom('backups').selectAll().where('name', '=', backup)
    const row = await rows.executeTakeFirstOrThrow()
    assert.ok(row.proven_at && row.finished_at && row.problem === '' && row.is_on_same_disk)
    assert.match(row.broken_rules, /pictures of the database are missing/)

    assert.deepEqual(await prepareDatabase(own.server), [migration])
    lines.length = 0
    await start(0)
    assert.deepEqual(lines, [], 'nothing is to be migrated')
  })

  test('a connection lost between two reads of a backup fails the backup and not the process', async () => {
    const client = await clusterSource(own.server).connect()
    const ended = new Promise((resolve) => client.once('end', resolve))
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await asSuperuser((db) => sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db))
    // Without a listener its error event ends the process, which fails this test.
    await ended
    await assert.rejects(client.query('select 1'))
  })
})

suite('a backup of a shop that is gone', () => {
  const passphrase = 'three words and a number 7'
  let own: BackupShop
  let backup: string
  let manifest: Manifest
  let base: BaseBackup
  /** The numbers of the orders, and how many of them there were before the moment between. */
  const placed: string[] = []
  let placedBefore: number
  let between: Date

  before(async () => {
    own = await openBackupShop({ passphrase })
    const { shop, store, server } = own
    const bowl = await shop.sells({ name: 'Bowl of a secret shape', sizes: [{ name: '', stock: 1000 }] })
    const place = async () => {
      const result = await shop.order([{ product: bowl }])
      assert.ok(result.outcome === 'placed')
      placed.push(result.order.number)
    }
    await place()
    await letIn(shop)
    let isBackingUp = true
    const meanwhile = (async () => {
      while (isBackingUp) await place()
    })()
    backup = await own.backUp().finally(() => (isBackingUp = false))
    await meanwhile
    const archive = own.archiveWal()
    await place()
    await own.finishWalSegment()
    placedBefore = placed.length
    between = await own.momentApart()
    await place()
    await own.finishWalSegment()
    await place()
    await server.stop()
    await archive.stop()
    manifest = await readManifest(store, backup)
    assert.ok(manifest.database.kind === 'base-backup')
    base = manifest.database
  })
  after(() => own[Symbol.asyncDispose]())

  const orderNumbers = async (database: Database) =>
    (await database.selectFrom('orders').select('number').orderBy('id').execute()).map(({ number }) => number)

  async function restore(target: RecoveryTarget): Promise<string> {
    const dataDirectory = own.emptyPlace()
    await restoreBackup({ store: own.store, sealer: own.sealer, backup, dataDirectory, target })
    return dataDirectory
  }

  test('it is restored to the latest moment and to one between, with its pictures', async () => {
    for (const [target, orders] of [
      ['latest', placed],
      [between, placed.slice(0, placedBefore)],
    ] as const) {
      const dataDirectory = await restore(target)
      const [had, has] = [own.dataDirectory, dataDirectory].map((directory) => path.join(directory, 'pictures'))
      assert.deepEqual(await filesIn(has ?? ''), await filesIn(had ?? ''))
      assert.deepEqual(await onRestored(dataDirectory, orderNumbers), orders)
      // What was signed out, used or revoked since the backup is not known.
      assert.deepEqual(await onRestored(dataDirectory, waysIn), {
        ...{ sessions: 0, links: 0, makers: 0, phones: 1 },
        // That of the office: of a maker it ends with her phone.
        ...{ passkeys: 1, addresses: 0 },
      })
    }
  })

  longTest('it is restored to its own moment, with the orders placed until then', async () => {
    const orders = await onRestored(await restore('backup'), orderNumbers)
    assert.ok(orders.length >= 1 && orders.length < placedBefore)
    assert.deepEqual(orders, placed.slice(0, orders.length))
  })

  test('it is proven, and the scratch server is removed', async () => {
    const { store, sealer } = own
    const dataDirectory = own.emptyPlace()
    const proof = await proveBackup({ store, sealer, backup, dataDirectory })
    assert.ok(proof.milliseconds > 0)
    assert.equal(proof.brokenRules, '')
    assert.deepEqual(await readdir(dataDirectory), [])
  })

  longTest('its proof finds rows that are missing', async () => {
    const root = own.emptyPlace()
    await cp(own.store.folder ?? '', root, { recursive: true })
    const store = folderStore(root)
    const orders = { before: 9999, after: 9999 }
    await writeManifest(store, backup, { ...manifest, rows: { ...manifest.rows, orders } })
    const proof = proveBackup({ store, sealer: own.sealer, backup, dataDirectory: own.emptyPlace() })
    await assert.rejects(proof, { name: 'DamagedBackup', message: /orders has \d+ rows instead of 9999 to 9999/ })
  })

  test('encrypted, nothing but its manifest can be read', async () => {
    for (const [file, bytes] of await filesIn(own.store.folder ?? '')) {
      const zstdMagic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])
      if (!file.endsWith('manifest.json')) assert.equal(bytes.includes(zstdMagic), false, file)
    }
  })

  /** Spoils the folder of the backup or that of its WAL. */
  type Spoil = (place: { folder: string; wal: string; second: string; store: BackupStore }) => Promise<unknown>

  const damages: Record<string, { reason: RegExp; spoil: Spoil; sealer?: PartSealer; target?: 'before' | 'later' }> = {
    'a truncated WAL segment': {
      spoil: ({ wal, second }) => truncate(path.join(wal, second), 1000),
      reason: /^wal\/.*\.zst does not open: it was altered/,
    },
    'a missing WAL segment': {
      spoil: ({ wal, second }) => rm(path.join(wal, second)),
      reason: /^wal\/.*\.zst is missing, and later WAL is there/,
    },
    'a time after the last WAL': {
      spoil: ({ wal, second }) => rm(path.join(wal, second)),
      target: 'later',
      reason: /^The WAL archive ends before that time/,
    },
    'a flipped byte in the base backup': {
      spoil: ({ folder }) => flip(path.join(folder, 'database.tar.zst.0000')),
      reason: /^database\.tar\.zst\.0000 was altered/,
    },
    'a flipped byte in the pictures': {
      spoil: ({ folder }) => flip(path.join(folder, 'pictures.tar.zst.0000')),
      reason: /^pictures\.tar\.zst\.0000 was altered/,
    },
    'a truncated part': {
      spoil: ({ folder }) => truncate(path.join(folder, 'database.tar.zst.0000'), 100),
      reason: /has 100 bytes instead of/,
    },
    'a missing part': {
      spoil: ({ folder }) => rm(path.join(folder, 'pictures.tar.zst.0000')),
      reason: /pictures\.tar\.zst\.0000 is missing/,
    },
    'a missing picture': {
      async spoil({ store }) {
        const place = { store, sealer: own.sealer, folder: backup }
        const parts = await writeArchive(place, 'pictures.tar.zst', packEntries((async function* () {})()))
        await writeManifest(store, backup, { ...manifest, pictures: { ...manifest.pictures, parts } })
      },
      reason: /^Picture .* is missing$/,
    },
    'a changed manifest': {
      async spoil({ folder }) {
        const file = path.join(folder, 'manifest.json')
        const text = await readFile(file, 'utf8')
        await writeFile(file, text.replace(/"lastMigration": "\d+/, '"lastMigration": "0000'))
      },
      reason: /^The manifest was changed/,
    },
    'no manifest': { spoil: ({ folder }) => rm(path.join(folder, 'manifest.json')), reason: /has no whole backup/ },
    'the manifest of another program': {
      spoil: ({ folder }) => writeFile(path.join(folder, 'manifest.json'), '{"format":"of-somebody-else"}'),
      reason: /^The manifest is not that of a backup of this program/,
    },
    'a backup of a later release': {
      spoil: ({ store }) => writeManifest(store, backup, { ...manifest, lastMigration: '9999-later.sql' }),
      reason: /made by a later release/,
    },
    'a backup of another PostgreSQL': {
      spoil: ({ store }) => writeManifest(store, backup, { ...manifest, database: { ...base, postgresqlVersion: 17 } }),
      reason: /of PostgreSQL 17/,
    },
    'a backup of another machine': {
      spoil: ({ store }) => writeManifest(store, backup, { ...manifest, database: { ...base, platform: 'plan9-vax' } }),
      reason: /made on plan9-vax/,
    },
    'another passphrase': {
      spoil: async () => {},
      sealer: partSealer('another passphrase'),
      reason: /does not open: it was altered, or BACKUP_PASSPHRASE is another one$/,
    },
    'no passphrase': {
      spoil: async () => {},
      sealer: partSealer(undefined),
      reason: /^It is encrypted: set BACKUP_PASSPHRASE$/,
    },
    'a time before the end of the backup': {
      spoil: async () => {},
      target: 'before',
      reason: /: choose an earlier backup or a later time$/,
    },
  }

  for (const [name, { spoil, reason, sealer, target }] of Object.entries(damages))
    test(`a restore refuses ${name}, and changes nothing`, async () => {
      const root = own.emptyPlace()
      await cp(own.store.folder ?? '', root, { recursive: true })
      const wal = path.join(root, 'wal', base.walChain)
      // The segments up to the last one of the backup are in the backup too.
      const [, second = ''] = (await readdir(wal)).sort().filter((file) => file > `${base.lastSegment}.zst`)
      const store = folderStore(root)
      await spoil({ folder: path.join(root, backup), wal, second, store })
      const dataDirectory = own.emptyPlace()
      const times = { before: new Date(manifest.finishedAt.getTime() - 1), later: new Date() }
      const options = { store, sealer: sealer ?? own.sealer, backup, dataDirectory }
      await assert.rejects(restoreBackup({ ...options, target: target ? times[target] : 'latest' }), {
        name: 'DamagedBackup',
        message: reason,
      })
      assert.deepEqual(await readdir(dataDirectory).catch(() => []), [])
    })

  test('a restore refuses a place in use and a server of the owner’s, and changes nothing', async () => {
    const { store, sealer, dataDirectory } = own
    const inUse = restoreBackup({ store, sealer, backup, dataDirectory, target: 'backup' })
    await assert.rejects(inUse, { message: /already has pictures and postgresql/ })
    const address = { url: 'postgres://127.0.0.1:1/none' }
    const place = own.emptyPlace()
    const foreign = restoreBackup({ store, sealer, backup, dataDirectory: place, address, target: 'latest' })
    await assert.rejects(foreign, { message: /^It is of our own server, and DATABASE_URL is set/ })
    assert.deepEqual(await readdir(place).catch(() => []), [])
  })
})

/**
 * Signs somebody of the office and a maker in, with notifications on, and sends a link to somebody of the office and to
 * another maker.
 */
async function letIn({ marketplace, hasStore }: TestShop): Promise<void> {
  const { db, clock } = marketplace
  await createSessionToken(marketplace)
  const session = await db.selectFrom('operator_sessions').select(['id', 'operator_id']).executeTakeFirstOrThrow()
  await createOperatorLink(asSystem(marketplace), session.operator_id, 'password')
  await openStudio(marketplace)
  await grantAccess(marketplace, [await hasStore()])
  const maker = await asSeller(marketplace, await hasStore())
  const ofMaker = await findSellerSession(marketplace, maker.session)
  assert.ok(ofMaker)
  const now = clock.now()
  const sessions = [session, { id: ofMaker.id, operator_id: maker.actor.id }]
  await db
    .insertInto('push_subscriptions')
    .values(
      sessions.map(({ id, operator_id }) => ({
        ...{ operator_id, session_id: id, endpoint: `https://push.example/${id}`, device: 'Test' },
        ...{ p256dh: 'k'.repeat(87), auth: 'a'.repeat(22), created_at: now, seen_at: now, next_try_at: now },
      })),
    )
    .execute()
  await db
    .insertInto('operator_passkeys')
    .values(
      sessions.map(({ operator_id }) => ({
        ...{ operator_id, credential_id: `of ${operator_id}`, public_key: Buffer.from('key'), created_at: now },
        ...{ signature_counter: 0, transports: [], device: 'Test' },
      })),
    )
    .execute()
  const given = { operator_id: maker.actor.id, email: 'maker@example.tn' as EmailAddress, asked_at: now }
  await db.insertInto('seller_emails').values(given).execute()
  assert.deepEqual(await waysIn(db), { sessions: 2, links: 1, makers: 1, phones: 2, passkeys: 2, addresses: 1 })
}

async function waysIn(db: Database): Promise<unknown> {
  const { rows } = await sql`select
    (select count(*)::int from operator_sessions) as sessions, (select count(*)::int from operator_links) as links,
    (select count(*)::int from seller_emails) as addresses,
    (select count(*)::int from operator_passkeys) as passkeys, (select count(*)::int from seller_links) as makers,
    (select count(*)::int from push_subscriptions) as phones`.execute(db)
  return rows[0]
}

async function flip(file: string): Promise<void> {
  const bytes = await readFile(file)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  await writeFile(file, bytes)
}

/** The files below a folder, by their paths. */
async function filesIn(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const place = path.join(file.parentPath, file.name)
    if (file.isFile()) files.set(path.relative(folder, place), await readFile(place))
  }
  assert.ok(files.size > 0)
  return files
}
