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

/** Keeps backups in a folder, which is created when the first file is written. */
export function folderStore(folder: string): BackupStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  // Personal data is in it.
  const makeFolder = () => mkdir(folder, { recursive: true, mode: 0o700 })
  return {
    ...storeOnDisk(disk, folder),
    folder,
    async put(name, bytes) {
      await makeFolder()
      await disk.put(name, bytes)
      const file = path.join(folder, name)
      await sync(file)
      await sync(path.dirname(file))
    },
    async freeBytes() {
      await makeFolder()
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
  }
}

/** Keeps backups wherever FlyDrive can, below `prefix`. */
export function storeOnDisk(disk: Disk, location: string, prefix = ''): BackupStore {
  return {
    location,
    put: (name, bytes) => disk.put(prefix + name, bytes),
    async get(name) {
      try {
        return await disk.getBytes(prefix + name)
      } catch (error) {
        if (await disk.exists(prefix + name)) throw error
        throw new MissingFile(`${name} is missing`, { cause: error })
      }
    },
    async list(folder) {
      const names: string[] = []
      let paginationToken: string | undefined
      do {
        const page = await disk
          .listAll(prefix + folder || '/', {
            recursive: false,
            ...(paginationToken !== undefined && { paginationToken }),
          })
          .catch((error: unknown) => {
            if (isAbsentFolder(error)) return { objects: [], paginationToken: undefined }
            throw error
          })
        for (const entry of page.objects) names.push(entry.name)
        paginationToken = page.paginationToken
      } while (paginationToken !== undefined)
      return names.sort()
    },
    delete: (name) => disk.delete(prefix + name),
    deleteFolder: (folder) => disk.deleteAll(`${prefix}${folder}/`),
    freeBytes: async () => undefined,
  }
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
