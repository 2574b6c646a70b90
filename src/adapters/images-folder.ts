import { randomUUID } from 'node:crypto'
import { chmod, lstat, mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { ImageStore } from '#domain/catalog/pictures/image-store.ts'
import type { ListableImages } from './listable-images.ts'

/** Files that are being written. No picture can have such a name. */
const unfinishedFolder = 'unfinished'
const unfinishedMaxAgeMilliseconds = 60 * 60 * 1000

/**
 * Stores pictures as files in a directory. A file is written aside, synced to the disk and then renamed, so that after
 * a crash or a power failure a name has either all bytes or no file.
 */
export function imagesInFolder(directory: string): ImageStore & ListableImages {
  const disk = new Disk(new FSDriver({ location: directory, visibility: 'public' }))
  const isStored = (fileName: string) => isPlainFile(path.join(directory, fileName))
  return {
    isStored,
    async save(fileName, bytes) {
      const unfinished = `${unfinishedFolder}/${randomUUID()}`
      try {
        await disk.put(unfinished, bytes)
        await sync(path.join(directory, unfinished))
        // FlyDrive's own `move` copies the bytes, which a crash may interrupt.
        await rename(path.join(directory, unfinished), path.join(directory, fileName))
      } catch (error) {
        await disk.delete(unfinished).catch(() => {})
        throw error
      }
      await syncDirectory(directory)
    },
    async find(fileName) {
      return (await isStored(fileName)) ? disk.getBytes(fileName) : undefined
    },
    async *listNames() {
      const entries = await opendir(directory).catch(ignoreMissing)
      for await (const entry of entries ?? []) if (entry.isFile()) yield entry.name
    },
  }
}

/**
 * Creates the directory, or closes an existing one to other accounts: photos that customers send with a complaint are
 * in it. Then deletes what crashes have left; younger files may be written by another instance right now.
 */
export async function prepareImagesFolder(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  // One that belongs to another account, as on a shared disk, keeps its rights.
  await chmod(directory, 0o700).catch(ignoreForeign)
  const folder = path.join(directory, unfinishedFolder)
  const names = await readdir(folder).catch(ignoreMissing)
  for (const name of names ?? []) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(ignoreMissing)
    if (found && Date.now() - found.mtimeMs > unfinishedMaxAgeMilliseconds) await rm(file, { force: true })
  }
}

async function sync(file: string): Promise<void> {
  await using opened = await open(file, 'r')
  await opened.sync()
}

/**
 * Makes the new name in a directory survive a power failure. Windows does not open directories; it writes names itself.
 */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform !== 'win32') await sync(directory)
}

/** Pictures are regular files. Anything else under that name, such as a symbolic link, is ignored. */
async function isPlainFile(file: string): Promise<boolean> {
  const found = await lstat(file).catch(ignoreMissing)
  return found?.isFile() ?? false
}

function ignoreForeign(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPERM') throw error
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
