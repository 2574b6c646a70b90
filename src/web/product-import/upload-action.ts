import { data } from 'react-router'
import type { Marketplace } from '#domain/marketplace.ts'
import { uploadProductImport } from '#domain/product-import/upload-import.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { readId } from '#web/http/parse-id.ts'
import { readFileForm } from './read-file-form.ts'

/** Keeps the file of an upload form for the store that it names, or else for `ownStore`. */
export async function uploadFile(marketplace: Marketplace, request: Request, ownStore?: number) {
  return catchRateLimited(keepFile(marketplace, request, ownStore), { storeId: ownStore })
}

async function keepFile(marketplace: Marketplace, request: Request, ownStore: number | undefined) {
  const { fields, file, isWhole } = await readFileForm(request, marketplace.actor)
  const storeId = readId(fields.get('store') ?? null) ?? ownStore
  if (!isWhole) return data({ outcome: 'too-heavy', storeId } as const, { status: 413 })
  if (storeId === undefined) return data({ outcome: 'no-store', storeId } as const, { status: 422 })
  const upload = { storeId, fileName: file?.name ?? '', bytes: file?.bytes ?? new Uint8Array() }
  const result = await catchNotFound(uploadProductImport(marketplace, upload))
  return result.outcome === 'uploaded' ? result : data({ ...result, storeId }, { status: 422 })
}
