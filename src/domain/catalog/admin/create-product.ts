import { isInScope } from '#domain/access/is-in-scope.ts'
import { isSeller, mayRunStores } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { StoreScope } from '#domain/access/store-scope.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { wasCreatedAs } from '#domain/audit/was-created-as.ts'
import type { NewProduct } from '#domain/catalog/new-product.ts'
import { requiresApproval } from '#domain/catalog/submissions/requires-approval.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { consumeSellerLimit } from '#domain/rate-limits/seller-limits.ts'
import { insertProduct } from './insert-product.ts'
import { listUnknownFields, type UnknownField } from './list-unknown-fields.ts'
import { type PieceRefusal, refusalOfNewPiece } from './place-for-piece.ts'
import { setPublishing } from './plan-publishing.ts'
import type { Publishing } from './publishing.ts'
import { tidyDraft } from './tidy-draft.ts'

export type CreateOutcome =
  | { readonly outcome: 'created'; readonly id: number }
  /** The form has added this product already, and says something else by now. */
  | { readonly outcome: 'key-used'; readonly id: number }
  /** The store has as many products as its maker may add. */
  | { readonly outcome: PieceRefusal }
  /** These fields refer to something that does not exist. */
  | { readonly outcome: 'unknown'; readonly fields: readonly UnknownField[] }

interface Creation {
  /** On sale at once unless another time is given. */
  readonly publishing?: Publishing
  /** Of the form: sent again, it adds no further product. */
  readonly submissionKey?: string | undefined
}

/**
 * Adds a product and records it in the audit log. One of a maker may have to wait for the office. Throws NotFound when
 * the form has added one that is in no store of the actor by now.
 */
export async function createProduct(
  marketplace: Marketplace,
  draft: NewProduct,
  { publishing = 'now', submissionKey }: Creation = {},
): Promise<CreateOutcome> {
  const scope = requireScope(mayRunStores(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const locale = draft.locale ?? (await getMainLocale(marketplace))
    const product = tidyDraft({ ...draft, locale }, locale)
    const unknown = await listUnknownFields(marketplace, scope, product)
    if (unknown.length > 0) return { outcome: 'unknown', fields: unknown }
    const added = submissionKey && (await findAdded(marketplace, scope, submissionKey))
    if (added) {
      const isRepeated = await wasCreatedAs(marketplace, 'product', added.id, product)
      return { outcome: isRepeated ? 'created' : 'key-used', id: added.id }
    }
    if (isSeller(marketplace.actor)) {
      const refusal = await refusalOfNewPiece(marketplace, draft.storeId)
      if (refusal) return { outcome: refusal }
    }
    await consumeSellerLimit(marketplace, 'product')
    const isByMaker = isSeller(marketplace.actor)
    const isWaiting = isByMaker && publishing === 'now' && (await requiresApproval(marketplace, draft.storeId))
    const isRetired = publishing !== 'now' || isWaiting
    // A draft of its maker rests until its maker puts it into the shop.
    const isResting = isByMaker && publishing === 'later'
    const id = await insertProduct(marketplace, product, { isRetired, isWaiting, isResting, submissionKey })
    await recordAudit(marketplace, { entity: 'product', id, action: 'created', after: product })
    // Its time may have come since the form was checked: then it is published at once.
    if (publishing instanceof Date) await setPublishing(marketplace, id, { after: publishing })
    return { outcome: 'created', id }
  })
}

async function findAdded({ db }: Marketplace, scope: StoreScope, submissionKey: string) {
  const added = await db
    .selectFrom('products')
    .select('id')
    .select(isInScope(scope, 'products.store_id').as('is_in_scope'))
    .where('submission_key', '=', submissionKey)
    .executeTakeFirst()
  if (added && !added.is_in_scope) throw new NotFound('product', added.id)
  return added
}
