import { checkConsistencyNightly } from '#domain/consistency/check-consistency.ts'
import { errorLogLine } from '#domain/error-log-line.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Checks all rows against the consistency rules once a night, and logs each violation when it is found first. */
export async function checkAndLog(marketplace: Marketplace): Promise<void> {
  for (const { rule, detail } of await checkConsistencyNightly(marketplace))
    console.error(errorLogLine(new InconsistentData(`${rule}: ${detail}`)))
}

class InconsistentData extends Error {
  override readonly name = 'InconsistentData'
}
