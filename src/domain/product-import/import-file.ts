import type { Marketplace } from '#domain/marketplace.ts'

/** Of a file as it is stored: so much is written and read at once, since more would keep the process busy. */
const partBytes = 512 * 1024

/** Stores the file of an import. Runs in the transaction of the caller. */
export async function saveFile({ db }: Marketplace, importId: number, bytes: Uint8Array): Promise<void> {
  for (let part = 0; part * partBytes < bytes.byteLength; part++) {
    const { buffer, byteOffset } = bytes.subarray(part * partBytes)
    const length = Math.min(partBytes, bytes.byteLength - part * partBytes)
    const row = { import_id: importId, part, bytes: Buffer.from(buffer, byteOffset, length) }
    await db.insertInto('product_import_files').values(row).execute()
  }
}

export async function readFile({ db }: Marketplace, importId: number): Promise<Uint8Array> {
  const parts: Buffer[] = []
  for (;;) {
    const found = await db
      .selectFrom('product_import_files')
      .select('bytes')
      .where('import_id', '=', importId)
      .where('part', '=', parts.length)
      .executeTakeFirst()
    if (!found) return Buffer.concat(parts)
    parts.push(found.bytes)
  }
}

/** Drops the file of an import that is over. */
export async function deleteFile({ db }: Marketplace, importId: number): Promise<void> {
  await db.deleteFrom('product_import_files').where('import_id', '=', importId).execute()
}
