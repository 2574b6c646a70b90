import { chown, mkdir, open, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#database/embedded.ts'
import { type Account, postgresAccount } from '#database/embedded-account.ts'
import { prepareEmbeddedDirectories } from '#database/embedded-directories.ts'
import { readArchive } from './archive-parts.ts'
import type { BackupStore } from './backup-store.ts'
import type { BaseBackup } from './manifest.ts'
import { DamagedBackup, type PartSealer } from './part-sealer.ts'
import { type TarEntry, unpackEntries } from './tar-entries.ts'
import { readSegment, walAfter } from './wal-archive-files.ts'

/** The moment to restore: that of the backup, the last one in the WAL archive, or a given one between them. */
export type RecoveryTarget = 'backup' | 'latest' | Date

export interface ClusterSource {
  readonly store: BackupStore
  readonly sealer: PartSealer
  /** The name of the backup. */
  readonly backup: string
  readonly database: BaseBackup
}

/** Replaying the WAL of a busy day may take long. */
const recoveryMilliseconds = 6 * 60 * 60 * 1000

/**
 * Unpacks a base backup into a data directory without a database, replays its WAL up to the target and returns the
 * running server. Throws DamagedBackup when the target cannot be reached.
 */
export async function restoreCluster(
  source: ClusterSource,
  dataDirectory: string,
  target: RecoveryTarget,
): Promise<EmbeddedDatabase> {
  const account = postgresAccount()
  const directories = await prepareEmbeddedDirectories(dataDirectory, account, () => {})
  const owner = ownedBy(account)
  await unpackCluster(source, directories.cluster, owner)
  const wal = path.join(path.dirname(directories.cluster), 'archived-wal')
  await owner.makeDirectory(wal)
  if (target !== 'backup') await fetchWal(source, target, wal, owner)
  await owner.writeFile(path.join(directories.cluster, 'recovery.signal'), [])
  const settings = recoverySettings(wal, target)
  try {
    return await startEmbeddedDatabase(dataDirectory, () => {}, {
      settings,
      startTimeoutMilliseconds: recoveryMilliseconds,
    })
  } catch (error) {
    const log = await readFile(directories.log, 'utf8')
    if (log.includes('recovery ended before configured recovery target was reached'))
      throw new DamagedBackup('The WAL archive ends before that time', { cause: error })
    throw new DamagedBackup(`PostgreSQL cannot start from it: ${(error as Error).message}`, { cause: error })
  }
}

type Owner = ReturnType<typeof ownedBy>

/** Creates files and directories that belong to PostgreSQL's account. */
function ownedBy(account: Account | undefined) {
  const own = async (file: string) => void (account && (await chown(file, account.uid, account.gid)))
  return {
    async makeDirectory(directory: string) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await own(directory)
    },
    async writeFile(file: string, content: AsyncIterable<Buffer> | Iterable<Buffer>) {
      await writeFile(file, content, { mode: 0o600 })
      await own(file)
    },
    own,
  }
}

async function unpackCluster({ store, sealer, backup, database }: ClusterSource, cluster: string, owner: Owner) {
  await owner.makeDirectory(cluster)
  const archive = readArchive({ store, sealer, folder: backup }, database.parts)
  for await (const entry of unpackEntries(archive)) {
    const place = placeInside(cluster, entry)
    if ('isDirectory' in entry) await owner.makeDirectory(place)
    else await owner.writeFile(place, entry.content)
  }
}

/** Throws DamagedBackup for an entry outside the directory. */
export function placeInside(directory: string, { name }: Pick<TarEntry, 'name'>): string {
  const place = path.resolve(directory, name)
  if (!place.startsWith(`${directory}${path.sep}`))
    throw new DamagedBackup(`It contains a file outside its folder: ${name}`)
  return place
}

async function fetchWal(
  source: ClusterSource,
  target: Exclude<RecoveryTarget, 'backup'>,
  directory: string,
  owner: Owner,
): Promise<void> {
  const { segments, missing } = await walAfter(source.store, source.database)
  if (missing !== undefined && target === 'latest')
    throw new DamagedBackup(`${missing} is missing, and later WAL is there: choose a time before it with --at`)
  for (const segment of segments) {
    const file = path.join(directory, segment)
    await writeSparsely(file, await readSegment(source, source.database.walChain, segment))
    await owner.own(file)
  }
}

const blockBytes = 64 * 1024

/** Leaves out blocks of zeros: most segments of a quiet shop are nearly empty. */
async function writeSparsely(file: string, bytes: Buffer): Promise<void> {
  const zeros = Buffer.alloc(blockBytes)
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.truncate(bytes.length)
    for (let offset = 0; offset < bytes.length; offset += blockBytes) {
      const block = bytes.subarray(offset, offset + blockBytes)
      if (!block.equals(zeros)) await handle.write(block, 0, block.length, offset)
    }
  } finally {
    await handle.close()
  }
}

function recoverySettings(wal: string, target: RecoveryTarget): Readonly<Record<string, string>> {
  const directory = wal.replaceAll('%', '%%').replaceAll("'", "'\\''")
  return {
    restore_command: `cp '${directory}/%f' "%p"`,
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    // No connection before the target is reached.
    hot_standby: 'off',
    ...(target === 'backup' && { recovery_target: 'immediate' }),
    // The server reads this before it knows abbreviations of time zones, such as Z.
    ...(target instanceof Date && { recovery_target_time: target.toISOString().replace('Z', '+00:00') }),
  }
}
