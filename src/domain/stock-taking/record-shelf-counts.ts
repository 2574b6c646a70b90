import { actorColumns } from '#domain/access/actor-columns.ts'
import { isProductInScope } from '#domain/access/is-in-scope.ts'
import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { StoreScope } from '#domain/access/store-scope.ts'
import { changeStock, lockProductOfVariant } from '#domain/catalog/stock/change-stock.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { ShelfCount } from './shelf-count.ts'

export interface CountResult {
  readonly variantId: number
  /**
   * `too-few`: orders have more pieces than were counted, so the stock would be negative. Nothing is recorded: somebody
   * has to talk with a customer first. `one-of-a-kind`: there is one piece at most. `unknown`: the size was retired
   * meanwhile, or is made to order.
   */
  readonly outcome: 'recorded' | 'too-few' | 'one-of-a-kind' | 'unknown'
}

/**
 * Records what was counted on the shelf, each size in a transaction of its own, and corrects the stock by the
 * difference to what should have been there when the form was opened: orders placed meanwhile take pieces from the
 * stock that are still on the shelf, so they change nothing of it. A repeated request with the same key (a UUID) is
 * recorded once.
 */
export async function recordShelfCounts(
  marketplace: Marketplace,
  counts: readonly ShelfCount[],
  submissionKey: string,
): Promise<CountResult[]> {
  const scope = requireScope(mayEditProducts(marketplace.actor))
  const results: CountResult[] = []
  for (const count of counts)
    results.push({ variantId: count.variantId, outcome: await recordCount(marketplace, scope, count, submissionKey) })
  return results
}

async function recordCount(
  marketplace: Marketplace,
  scope: StoreScope,
  { variantId, expected, counted }: ShelfCount,
  submissionKey: string,
): Promise<CountResult['outcome']> {
  return inTransaction(marketplace, async (marketplace) => {
    const { db, actor, clock } = marketplace
    await lockProductOfVariant(marketplace, scope, variantId)
    const size = await db
      .selectFrom('variants')
      .select(['product_id', 'retired_at'])
      .where('id', '=', variantId)
      .where(isProductInScope(scope, 'product_id'))
      .forUpdate()
      .executeTakeFirst()
    if (!size || size.retired_at !== null) return 'unknown'
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('stock_counts')
      .values({
        ...{ variant_id: variantId, submission_key: submissionKey, expected, counted },
        ...actorColumns(actor),
        made_at: clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['variant_id', 'submission_key']).doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return 'recorded'
    const difference = counted - expected
    if (difference !== 0) {
      const { outcome } = await changeStock(marketplace, variantId, { reason: 'stock-taking', difference })
      if (outcome === 'one-of-a-kind') throw new Refused(outcome)
      if (outcome !== 'changed') throw new Refused(outcome === 'made-to-order' ? 'unknown' : 'too-few')
    }
    return 'recorded'
  }).catch((error: unknown) => {
    if (error instanceof Refused) return error.outcome
    throw error
  })
}

/** Takes back the count that was inserted. */
class Refused extends Error {
  readonly outcome: CountResult['outcome']

  constructor(outcome: CountResult['outcome']) {
    super(outcome)
    this.outcome = outcome
  }
}
