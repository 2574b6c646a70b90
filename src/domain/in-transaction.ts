import { setTimeout as pause } from 'node:timers/promises'
import type { Marketplace } from './marketplace.ts'

/** How often a transaction is retried after a conflict. */
const maxRetries = 3
const minPauseMilliseconds = 10

/**
 * Deadlock, serialization failure and unique violation: somebody else has saved the same at the same time, or a random
 * number was drawn twice. Operations look for what is unique before they write, so the retried one finds it, and says
 * that it is taken.
 */
const retryableCodes = new Set(['40P01', '40001', '23505'])

/**
 * Runs `work` in a transaction, which is rolled back if it throws. After a conflict with another transaction it is
 * retried a few times, so `work` must have no side effects outside the database. Inside a transaction `work` joins that
 * one, so operations compose. Throws Unavailable while the disk is nearly full or too many transactions wait.
 */
export async function inTransaction<Result>(
  marketplace: Marketplace,
  work: (marketplace: Marketplace) => Promise<Result>,
): Promise<Result> {
  if (marketplace.db.isTransaction) return work(marketplace)
  const endTurn = await marketplace.request.takeTurn()
  try {
    return await runWithRetries(marketplace, work)
  } finally {
    endTurn()
  }
}

async function runWithRetries<Result>(
  marketplace: Marketplace,
  work: (marketplace: Marketplace) => Promise<Result>,
): Promise<Result> {
  for (let retries = 0; ; retries++) {
    try {
      return await marketplace.db.transaction().execute((db) => work({ ...marketplace, db }))
    } catch (error) {
      if (retries === maxRetries || !isConflict(error)) throw error
    }
    await pause(minPauseMilliseconds * 2 ** retries * (1 + Math.random()))
  }
}

function isConflict(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  return error instanceof Error && retryableCodes.has(code)
}
