import { sha256 } from '#domain/sha256.ts'
import type { ReportedRow } from './reported-row.ts'

/**
 * Returns the hash of what a row says. It leaves out the phone, by which rows are found, so that none can be guessed
 * from it.
 */
export function rowHash({ number, amount, on, result }: ReportedRow): string {
  return sha256(JSON.stringify([number ?? null, amount ?? null, on ?? null, result ?? null])).toString('hex')
}
