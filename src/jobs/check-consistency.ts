import { checkConsistency } from '#domain/consistency/check-consistency.ts'
import { sealRows } from '#domain/consistency/seal-rows.ts'
import { errorLogLine } from '#domain/error-log-line.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Of each minute, so that the check takes a small part of one core and visitors do not notice it. */
const secondsPerMinute = 5

/**
 * Seals new rows of the append-only tables, then checks the next rows against the consistency rules. Seals and violations
 * are logged: a log elsewhere proves that nobody has replaced all seals.
 */
export async function sealAndCheck(marketplace: Marketplace): Promise<void> {
  const endsAt = performance.now() + secondsPerMinute * 1000
  const isOver = () => performance.now() > endsAt
  for (const { table, lastId, hash } of await sealRows(marketplace, isOver))
    console.log(`Sealed ${table} up to row ${lastId}: ${hash.toString('hex')}`)
  for (const { rule, detail } of await checkConsistency(marketplace, isOver))
    console.error(errorLogLine(new InconsistentData(`${rule}: ${detail}`)))
}

class InconsistentData extends Error {
  override readonly name = 'InconsistentData'
}
