import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { Unavailable } from '#domain/unavailable.ts'

/** How long an answer of the file system is believed. */
const believedMilliseconds = 1000
const retrySeconds = 60

export interface DiskRoom {
  /** Bytes an ordinary account may still write where the data lie. */
  free(): Promise<number>
  isShort(): Promise<boolean>
  /** Throws Unavailable when what is to be written could leave the database without room. */
  require(): Promise<void>
}

/** Watches the disk under a folder, which may not exist yet. A database that runs out of room stops for everybody. */
export function diskRoom(directory: string, leastFreeBytes: number, askFree = freeUnder): DiskRoom {
  let known: { readonly bytes: Promise<number>; readonly at: number } | undefined
  const free = () => {
    if (!known || performance.now() - known.at > believedMilliseconds)
      known = { bytes: askFree(directory), at: performance.now() }
    return known.bytes
  }
  const isShort = async () => leastFreeBytes > 0 && (await free()) < leastFreeBytes
  return {
    free,
    isShort,
    async require() {
      if (await isShort()) throw new Unavailable('There is too little room left on the disk', retrySeconds)
    },
  }
}

async function freeUnder(directory: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(directory)
    return bavail * bsize
  } catch (error) {
    const parent = path.dirname(directory)
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && parent !== directory) return freeUnder(parent)
    throw error
  }
}
