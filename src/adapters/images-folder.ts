import { lstat } from 'node:fs/promises'
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { ImageStore } from '#domain/catalog/pictures/image-store.ts'

/** Stores pictures as files in a directory. */
export function imagesInFolder(directory: string): ImageStore {
  const disk = new Disk(new FSDriver({ location: directory, visibility: 'public' }))
  return {
    save: (fileName, bytes) => disk.put(fileName, bytes),
    async find(fileName) {
      return (await isPlainFile(path.join(directory, fileName))) ? disk.getBytes(fileName) : undefined
    },
  }
}

/** Pictures are regular files. Anything else under that name, such as a symbolic link, is ignored. */
async function isPlainFile(file: string): Promise<boolean> {
  const found = await lstat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return found?.isFile() ?? false
}
