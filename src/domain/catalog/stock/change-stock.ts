import { isInScope, isProductInScope } from '#domain/access/is-in-scope.ts'
import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { StoreScope } from '#domain/access/store-scope.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
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
 * Changes the stock of a size and records the reason in the ledger. A repeated request with the same submission key (a
 * UUID) is recorded once.
 */
export async function changeStock(
  marketplace: Marketplace,
  sizeId: number,
  change: StockChange,
  submissionKey?: string,
): Promise<StockOutcome> {
  const scope = requireScope(mayEditProducts(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { product_id: id, name, stock, supply } = await lockSize(marketplace, scope, sizeId)
    const submission = submissionKey && { size_id: sizeId, submission_key: submissionKey, ...typedIn(change) }
    const recorded = submission && (await findSubmission(marketplace, submission))
    if (recorded) return isSame(recorded, submission) ? { outcome: 'changed' } : { outcome: 'key-used', stock }
    if (change.reason === 'counted' && change.seen !== stock) return { outcome: 'moved-meanwhile', stock }
    const pieces = piecesOf(change, stock)
    if (stock + pieces < 0) return { outcome: 'too-few', stock }
    if (pieces === 0) return { outcome: 'changed' }
    if (supply === 'made-to-order') return { outcome: supply, stock }
    if (supply === 'one-of-a-kind' && pieces > 0 && (await hasSeveralPieces(marketplace, id, pieces)))
      return { outcome: supply, stock }

    const { reason } = change
    const kind = reason === 'delivered' ? 'restock' : 'correction'
    if (submission)
      await marketplace.db
        .insertInto('stock_submissions')
        .values({ ...submission, made_at: marketplace.clock.now() })
        .execute()
    await moveStock(marketplace, [{ kind, sizeId, pieces, reason }])
    const [before, after] = [
      { size: name, stock },
      { size: name, stock: stock + pieces, reason },
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

/** Runs under the lock of the size, so that the second of two concurrent requests finds the first. */
async function findSubmission(
  { db }: Marketplace,
  { size_id, submission_key }: { readonly size_id: number; readonly submission_key: string },
): Promise<Submission | undefined> {
  return db
    .selectFrom('stock_submissions')
    .select(['reason', 'pieces'])
    .where('size_id', '=', size_id)
    .where('submission_key', '=', submission_key)
    .executeTakeFirst()
}

function isSame(one: Submission, other: Submission): boolean {
  return one.reason === other.reason && one.pieces === other.pieces
}

/** Locks the product of a size, if it is in the scope, until the transaction ends. */
export async function lockProductOfSize({ db }: Marketplace, scope: StoreScope, sizeId: number): Promise<void> {
  await db
    .selectFrom('products')
    .select('id')
    .where(({ eb, selectFrom }) =>
      eb('id', '=', selectFrom('product_sizes').select('product_id').where('product_sizes.id', '=', sizeId)),
    )
    .where(isInScope(scope, 'products.store_id'))
    .forNoKeyUpdate()
    .execute()
}

/** Locks the product first, as edits do: what it is decides which stock the size has. */
async function lockSize(marketplace: Marketplace, scope: StoreScope, sizeId: number) {
  await lockProductOfSize(marketplace, scope, sizeId)
  const size = await marketplace.db
    .selectFrom('product_sizes as size')
    .innerJoin('products', 'products.id', 'size.product_id')
    .select(['size.product_id', 'size.name', 'size.stock', 'products.supply'])
    .where('size.id', '=', sizeId)
    .where('size.retired_at', 'is', null)
    .where(isProductInScope(scope, 'size.product_id'))
    .forUpdate('size')
    .executeTakeFirst()
  if (!size) throw new NotFound('product', `with size ${sizeId}`)
  return size
}
