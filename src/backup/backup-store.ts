import { mkdir, open, statfs } from 'node:fs/promises'
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where backups are kept: a folder or a bucket. Names are paths with slashes. */
export interface BackupStore {
  /** For people: a path, or the URL of a bucket. */
  readonly location: string
  /** Its folder; undefined for a bucket. */
  readonly folder?: string
  /** Writes a file. It is on the disk when this resolves. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Throws MissingFile. */
  get(name: string): Promise<Uint8Array>
  /** Returns the names of the entries of a folder, sorted; none when there is no such folder. */
  list(folder: string): Promise<string[]>
  delete(name: string): Promise<void>
  deleteFolder(folder: string): Promise<void>
  /** Free bytes; undefined where nothing can be known of it. */
  freeBytes(): Promise<number | undefined>
}

export class MissingFile extends Error {
  override readonly name = 'MissingFile'
}

/** The folder or bucket cannot be used now. The message is one line with the place and the reason. */
export class BackupPlaceUnavailable extends Error {
  override readonly name = 'BackupPlaceUnavailable'
}

/** What the shop has in the folder of its backups; anything else there is not ours to change. */
export const ownBackupFolder = /^(wal|erasures|\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)$/

/**
 * Keeps backups in a folder, which is created when the first file is written. Personal data and hashes of passwords are
 * in it, so no other account may read them, whatever rights the folder has.
 */
export function folderStore(folder: string): BackupStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  const makeFolder = () => mkdir(folder, { recursive: true, mode: 0o700 })
  return {
    ...storeOnDisk(disk, folder),
    folder,
    put: (name, bytes) =>
      explained(folder, async () => {
        const file = path.join(folder, name)
        await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
        await using handle = await open(file, 'w', 0o600)
        // One that is replaced keeps its rights.
        await handle.chmod(0o600)
        await handle.writeFile(bytes)
        await handle.sync()
        await sync(path.dirname(file))
      }),
    deleteFolder: (name) => explained(folder, () => disk.deleteAll(name)),
    async freeBytes() {
      await makeFolder()
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
  }
}

/** Keeps backups wherever FlyDrive can, below `prefix`. */
export function storeOnDisk(disk: Disk, location: string, prefix = ''): BackupStore {
  const run = <Result>(work: () => Promise<Result>) => explained(location, work)
  async function* entries(folder: string, recursive: boolean) {
    let paginationToken: string | undefined
    do {
      const page = await disk
        .listAll(prefix + folder || '/', { recursive, ...(paginationToken !== undefined && { paginationToken }) })
        .catch((error: unknown) => {
          if (isAbsentFolder(error)) return { objects: [], paginationToken: undefined }
          throw error
        })
      yield* page.objects
      paginationToken = page.paginationToken
    } while (paginationToken !== undefined)
  }
  return {
    location,
    put: (name, bytes) => run(() => disk.put(prefix + name, bytes)),
    get: (name) =>
      run(async () => {
        try {
          return await disk.getBytes(prefix + name)
        } catch (error) {
          if (await disk.exists(prefix + name)) throw error
          throw new MissingFile(`${name} is missing`, { cause: error })
        }
      }),
    list: (folder) => run(async () => (await Array.fromAsync(entries(folder, false), ({ name }) => name)).sort()),
    delete: (name) => run(() => disk.delete(prefix + name)),
    // FlyDrive deletes the contents of folders whose names begin with this one too, and ignores what a bucket refuses.
    deleteFolder: (folder) =>
      run(async () => {
        for await (const entry of entries(folder, true))
          if (entry.isFile && entry.key.startsWith(`${prefix}${folder}/`)) await disk.delete(entry.key)
      }),
    freeBytes: async () => undefined,
  }
}

/** FlyDrive names the operation that failed and keeps the reason to itself. */
async function explained<Result>(location: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof MissingFile) throw error
    throw new BackupPlaceUnavailable(`${location}: ${reasonOf(error)}`, { cause: error })
  }
}

function reasonOf(error: unknown): string {
  let last = error as Error
  while (last.cause instanceof Error) last = last.cause
  // An error of S3 may have a name and no message.
  return last.message || last.name
}

function isAbsentFolder(error: unknown): boolean {
  const { cause = error } = error as Error
  return (cause as NodeJS.ErrnoException).code === 'ENOENT'
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
