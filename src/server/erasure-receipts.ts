import path from 'node:path'
import { erasureReceiptsInFolder } from '#adapters/erasure-receipts-folder.ts'
import type { BackupStore } from '#backup/backup-store.ts'
import type { ErasureReceipts } from '#domain/personal-data/erasure-receipts.ts'

const folder = 'erasures'

/**
 * Keeps the receipts of erasures in the data directory, and beside the backups where there are any: a restore into
 * another data directory finds them there.
 */
export function openErasureReceipts(dataDirectory: string, backups: BackupStore | undefined): ErasureReceipts {
  const own = erasureReceiptsInFolder(path.join(dataDirectory, folder))
  return backups ? inBoth(own, receiptsBeside(backups)) : own
}

function receiptsBeside(store: BackupStore): ErasureReceipts {
  return {
    save: (fileName, text) => store.put(`${folder}/${fileName}`, Buffer.from(text)),
    list: async () => (await store.list(folder)).filter((name) => name.endsWith('.json')),
    read: async (fileName) => Buffer.from(await store.get(`${folder}/${fileName}`)).toString(),
  }
}

function inBoth(first: ErasureReceipts, second: ErasureReceipts): ErasureReceipts {
  return {
    async save(fileName, text) {
      await first.save(fileName, text)
      await second.save(fileName, text)
    },
    list: async () => [...new Set([...(await first.list()), ...(await second.list())])],
    read: (fileName) => first.read(fileName).catch(() => second.read(fileName)),
  }
}
