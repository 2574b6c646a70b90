import { setTimeout as pause } from 'node:timers/promises'
import type { Marketplace } from './marketplace.ts'

/** How often a story that got into the way of another is told again. */
const mostRetries = 3
const shortestPauseMilliseconds = 10

/** PostgreSQL undid the transaction because of another one: a deadlock, or a serialization failure. */
const collisionCodes = new Set(['40P01', '40001'])

/** What is drawn at random and may have been drawn before, and what a twin may have written first. */
const keysOfOthers = new Set(['orders_number_key', 'order_attempts_pkey'])

/**
 * Runs a story whose changes happen all or not at all; throwing undoes everything. One that collides with another is
 * told again a few times, so a story must change nothing outside the database. Inside another transaction it joins
 * that one, so operations can be told as parts of a larger story. It does not begin while the disk is nearly full.
 */
export async function inTransaction<Result>(
  marketplace: Marketplace,
  story: (marketplace: Marketplace) => Promise<Result>,
): Promise<Result> {
  if (marketplace.db.isTransaction) return story(marketplace)
  await marketplace.requireRoom?.()
  for (let retries = 0; ; retries++) {
    try {
      return await marketplace.db.transaction().execute((db) => story({ ...marketplace, db }))
    } catch (error) {
      if (retries === mostRetries || !isCollision(error)) throw error
    }
    await pause(shortestPauseMilliseconds * 2 ** retries * (1 + Math.random()))
  }
}

/**
 * Kinds of failures that PostgreSQL tells before it commits, so that nothing is left of the transaction: wrong data, broken
 * conditions, collisions and locks waited for in vain. Of others it may not be known what has become of it.
 */
const kindsOfUndoing = /^(22|23|40|55)/

/** Whether a story has certainly come to nothing because of what it is, or of another one. */
export function wasUndone(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  return error instanceof Error && kindsOfUndoing.test(code)
}

function isCollision(error: unknown): boolean {
  const { code = '', constraint = '' } = error as { code?: string; constraint?: string }
  return error instanceof Error && (collisionCodes.has(code) || keysOfOthers.has(constraint))
}
