import { statfs } from 'node:fs/promises'
import path from 'node:path'
import type { ImageStore } from '#domain/catalog/pictures/image-store.ts'
import { Unavailable } from '#domain/unavailable.ts'

/** How long a result of the file system is cached. */
const cacheMilliseconds = 1000
const retrySeconds = 60

export interface DiskSpace {
  /** Bytes available to unprivileged accounts. */
  free(): Promise<number>
  isLow(): Promise<boolean>
  /** Throws Unavailable when free space is low. */
  require(): Promise<void>
}

/**
 * Checks the free space on the disks of directories, which may not exist yet: a database with a full disk stops
 * entirely. The disk with the least free space counts.
 */
export function watchDiskSpace(
  directories: readonly string[],
  minFreeBytes: number,
  readFreeBytes = freeBytesUnder,
): DiskSpace {
  let known: { readonly bytes: Promise<number>; readonly at: number } | undefined
  const free = () => {
    if (!known || performance.now() - known.at > cacheMilliseconds)
      known = {
        bytes: Promise.all(directories.map(readFreeBytes)).then((bytes) => Math.min(...bytes)),
        at: performance.now(),
      }
    return known.bytes
  }
  const isLow = async () => minFreeBytes > 0 && (await free()) < minFreeBytes
  return {
    free,
    isLow,
    async require() {
      if (await isLow())
        throw new Unavailable(
          `Less than LEAST_FREE_MB is free on the disk of ${directories.join(' or ')}`,
          retrySeconds,
        )
    },
  }
}

/** Saves no picture while free space is low, neither uploads nor their copies. */
export function saveWithDiskSpace(images: ImageStore, disk: DiskSpace): ImageStore {
  return {
    ...images,
    async save(fileName, bytes) {
      await disk.require()
      await images.save(fileName, bytes)
    },
  }
}

async function freeBytesUnder(directory: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(directory)
    return bavail * bsize
  } catch (error) {
    const parent = path.dirname(directory)
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && parent !== directory) return freeBytesUnder(parent)
    throw error
  }
}
