import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import type { ErasureReceipts } from '#domain/personal-data/erasure-receipts.ts'

/** Keeps the receipts of erasures as files of a folder, which is created with the first. */
export function erasureReceiptsInFolder(directory: string): ErasureReceipts {
  return {
    async save(fileName, text) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      // Written aside and synced, so that a file under its name is whole whenever the power fails.
      const partial = path.join(directory, `${fileName}.partial`)
      await writeSynced(partial, text)
      await rename(partial, path.join(directory, fileName))
      await syncDirectory(directory)
    },
    async list() {
      const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      return names.filter((name) => name.endsWith('.json'))
    },
    read: (fileName) => readFile(path.join(directory, fileName), 'utf8'),
  }
}

async function writeSynced(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes the new name durable. Windows cannot open a directory, and needs it not. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
