import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { folderStore } from '#backup/backup-store.ts'
import { clusterSource } from '#backup/cluster-source.ts'
import { countRows } from '#backup/count-rows.ts'
import { makeBackup } from '#backup/make-backup.ts'
import { readManifest } from '#backup/manifest.ts'
import { partSealer } from '#backup/part-sealer.ts'
import { removeRestored } from '#backup/restore-backup.ts'
import { restoreCluster } from '#backup/restore-cluster.ts'
import { connect, migrationTimeouts } from '#database/connect.ts'
import { findAllViolations } from '#domain/consistency/find-violations.ts'
import type { OwnPostgres } from './own-postgres.ts'

/** Backups of the database while clients order. */
export interface Backups {
  /** The names of those that were taken. */
  readonly taken: readonly string[]
  take(): Promise<void>
  /** Restores the last one in a scratch server. Returns what is wrong with it, or why none was taken. */
  findProblems(): Promise<string[]>
}

/** A server that was just killed needs some seconds before it takes connections again. */
const maxMilliseconds = 30_000
const secondMilliseconds = 1000

export async function openBackups(postgres: OwnPostgres, database: string, folder: string): Promise<Backups> {
  const dataDirectory = path.join(folder, 'data')
  await mkdir(path.join(dataDirectory, 'pictures'), { recursive: true })
  await writeFile(path.join(dataDirectory, 'pictures', 'bowl.webp'), 'The one picture that the database names')
  const place = { store: folderStore(path.join(folder, 'backups')), sealer: partSealer(undefined) }
  const source = clusterSource({
    superuserAddress: postgres.address(database),
    finishedWal: path.join(folder, 'finished-wal'),
  })
  const openedAt = Date.now()
  const taken: string[] = []
  const problems: string[] = []

  const make = () =>
    makeBackup({
      ...{ ...place, dataDirectory, settings: {}, minFreeBytes: 0 },
      source,
      // Names of backups have whole seconds.
      startedAt: new Date(openedAt + taken.length * secondMilliseconds),
    })

  return {
    taken,
    async take() {
      const deadline = Date.now() + maxMilliseconds
      for (;;) {
        try {
          taken.push(await make())
          return
        } catch (error) {
          if (Date.now() > deadline) return void problems.push(`no backup was taken: ${(error as Error).message}`)
        }
        await wait(500)
      }
    },
    async findProblems() {
      const last = taken.at(-1)
      return last === undefined ? problems : [...problems, ...(await findProblemsOf(last))]
    },
  }

  async function findProblemsOf(backup: string): Promise<string[]> {
    const manifest = await readManifest(place.store, backup)
    if (manifest.database.kind !== 'base-backup') return [`${backup} is no base backup`]
    const scratch = await mkdtemp(path.join(folder, 'restored-'))
    const server = await restoreCluster({ ...place, backup, database: manifest.database }, scratch, 'backup')
    const {
      database: db,
      pool,
      close,
    } = connect({ ...server.superuserAddress, database }, { timeouts: migrationTimeouts })
    try {
      const counts = await countRows(pool)
      const wrongCounts = Object.entries(manifest.rows)
        .filter(([table, { before, after }]) => !((counts[table] ?? 0) >= before && (counts[table] ?? 0) <= after))
        .map(([table, { before, after }]) => `${backup}: ${counts[table]} ${table} instead of ${before} to ${after}`)
      const violations = await Array.fromAsync(findAllViolations({ db, clock: { now: () => new Date() } }))
      return [...wrongCounts, ...violations.map(({ rule, detail }) => `${backup}: ${rule}: ${detail}`)]
    } finally {
      await close()
      await server.stop()
      await removeRestored(scratch)
    }
  }
}
