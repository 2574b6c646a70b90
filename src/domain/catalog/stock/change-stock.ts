import { isInScope, isProductInScope } from '#domain/access/is-in-scope.ts'
import { mayRunStores } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { StoreScope } from '#domain/access/store-scope.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeSellerLimit } from '#domain/rate-limits/seller-limits.ts'
import type { Supply } from '#domain/supply.ts'
import { hasSeveralPieces } from './has-several-pieces.ts'
import { moveStock } from './move-stock.ts'
import { piecesOf, type StockChange } from './stock-reason.ts'

export type StockOutcome =
  | { readonly outcome: 'changed' }
  /**
   * `moved-meanwhile`: the stock changed while they counted. `too-few`: the stock would become negative. `stock` is the
   * current stock.
   */
  | { readonly outcome: 'moved-meanwhile' | 'too-few'; readonly stock: number }
  /** The product is made to order and has no stock, or is one of a kind and would have more than its piece. */
  | { readonly outcome: Supply; readonly stock: number }
  /** The submission key was used before for a different change, which is recorded; this one is not. */
  | { readonly outcome: 'key-used'; readonly stock: number }

/**
 * Changes the stock of a variant and records the reason in the ledger. A repeated request with the same submission key
 * (a UUID) is recorded once.
 */
export async function changeStock(
  marketplace: Marketplace,
  variantId: number,
  change: StockChange,
  submissionKey?: string,
): Promise<StockOutcome> {
  const scope = requireScope(mayRunStores(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { product_id: id, name, color, stock, supply } = await lockVariant(marketplace, scope, variantId)
    const submission = submissionKey && { variant_id: variantId, submission_key: submissionKey, ...typedIn(change) }
    const recorded = submission && (await findSubmission(marketplace, submission))
    if (recorded) return isSame(recorded, submission) ? { outcome: 'changed' } : { outcome: 'key-used', stock }
    if (change.reason === 'counted' && change.seen !== stock) return { outcome: 'moved-meanwhile', stock }
    const pieces = piecesOf(change, stock)
    if (stock + pieces < 0) return { outcome: 'too-few', stock }
    if (pieces === 0) return { outcome: 'changed' }
    if (supply === 'made-to-order') return { outcome: supply, stock }
    if (supply === 'one-of-a-kind' && pieces > 0 && (await hasSeveralPieces(marketplace, id, pieces)))
      return { outcome: supply, stock }

    await consumeSellerLimit(marketplace, 'change')
    const { reason } = change
    const kind = reason === 'delivered' ? 'restock' : 'correction'
    if (submission)
      await marketplace.db
        .insertInto('stock_submissions')
        .values({ ...submission, made_at: marketplace.clock.now() })
        .execute()
    await moveStock(marketplace, [{ kind, variantId, pieces, reason }])
    const named = { size: name, ...(color !== null && { color }) }
    const [before, after] = [
      { ...named, stock },
      { ...named, stock: stock + pieces, reason },
    ]
    await recordAudit(marketplace, { entity: 'product', id, action: 'restocked', before, after })
    return { outcome: 'changed' }
  })
}

interface Submission {
  readonly reason: string
  readonly pieces: number
}

function typedIn(change: StockChange): Submission {
  if (change.reason === 'stock-taking') return { reason: change.reason, pieces: change.difference }
  return { reason: change.reason, pieces: change.reason === 'counted' ? change.count : change.pieces }
}

/** Runs under the lock of the variant, so that the second of two concurrent requests finds the first. */
async function findSubmission(
  { db }: Marketplace,
  { variant_id, submission_key }: { readonly variant_id: number; readonly submission_key: string },
): Promise<Submission | undefined> {
  return db
    .selectFrom('stock_submissions')
    .select(['reason', 'pieces'])
    .where('variant_id', '=', variant_id)
    .where('submission_key', '=', submission_key)
    .executeTakeFirst()
}

function isSame(one: Submission, other: Submission): boolean {
  return one.reason === other.reason && one.pieces === other.pieces
}

/** Locks the product of a variant, if it is in the scope, until the transaction ends. */
export async function lockProductOfVariant({ db }: Marketplace, scope: StoreScope, variantId: number): Promise<void> {
  await db
    .selectFrom('products')
    .select('id')
    .where(({ eb, selectFrom }) =>
      eb('id', '=', selectFrom('variants').select('product_id').where('variants.id', '=', variantId)),
    )
    .where(isInScope(scope, 'products.store_id'))
    .forNoKeyUpdate()
    .execute()
}

/** Locks the product first, as edits do: what it is decides which stock the variant has. */
async function lockVariant(marketplace: Marketplace, scope: StoreScope, variantId: number) {
  await lockProductOfVariant(marketplace, scope, variantId)
  const variant = await marketplace.db
    .selectFrom('variants as variant')
    .innerJoin('products', 'products.id', 'variant.product_id')
    .leftJoin('product_colors as color', 'color.id', 'variant.color_id')
    .select(['variant.product_id', 'variant.name', 'color.name as color', 'variant.stock', 'products.supply'])
    .where('variant.id', '=', variantId)
    .where('variant.retired_at', 'is', null)
    .where(isProductInScope(scope, 'variant.product_id'))
    .forUpdate('variant')
    .executeTakeFirst()
  if (!variant) throw new NotFound('product', `with variant ${variantId}`)
  return variant
}
