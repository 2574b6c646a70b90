import { statfs } from 'node:fs/promises'
import type { BackupStore } from './backup-store.ts'

/** Too little room for a backup or its proof. The message says where and how much. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom'
}

const megabyte = 1_000_000

/** Throws NoRoom unless so many bytes fit where the backup is kept and `minFree` stay free. */
export async function requireRoom(store: BackupStore, needed: number, minFree: number): Promise<void> {
  const free = await store.freeBytes()
  if (free !== undefined && free < needed + minFree)
    throw new NoRoom(
      `${store.location} has ${Math.floor(free / megabyte)} MB free; a backup may need ${Math.ceil(needed / megabyte)} MB, ` +
        `and ${Math.ceil(minFree / megabyte)} MB must stay free`,
    )
}

/** Throws NoRoom unless a restored database of so many bytes fits in a directory. */
export async function requireFree(directory: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(directory)
  if (bavail * bsize < needed)
    throw new NoRoom(
      `${directory} has ${Math.floor((bavail * bsize) / megabyte)} MB free; a restore needs ${Math.ceil(needed / megabyte)} MB`,
    )
}
