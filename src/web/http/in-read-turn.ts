import type { Marketplace } from '#domain/marketplace.ts'

/** Runs a read of an action in the queue of reads, in which only requests with GET wait by themselves. */
export async function inReadTurn<Result>(
  marketplace: Marketplace,
  read: (marketplace: Marketplace) => Promise<Result>,
): Promise<Result> {
  const endTurn = await marketplace.takeReadTurn?.()
  return read(marketplace).finally(endTurn)
}
