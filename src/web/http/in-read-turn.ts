import type { Marketplace } from '#domain/marketplace.ts'
import { marketplaceIn, type PageContext, readTurnIn } from '#web/page-context.ts'

/** Runs a read of an action in the queue of reads, in which only requests with GET wait by themselves. */
export async function inReadTurn<Result>(
  context: PageContext,
  read: (marketplace: Marketplace) => Promise<Result>,
): Promise<Result> {
  const endTurn = await readTurnIn(context)
  return read(marketplaceIn(context)).finally(endTurn)
}
