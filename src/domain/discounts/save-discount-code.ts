import { isDeepStrictEqual } from 'node:util'
import { mayManagePromotions } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { isCategory } from '#domain/categories/list-categories.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { lockList } from '#domain/lock-list.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type DiscountCode, type DiscountCodeDraft, maxDiscountCodes } from './discount-code.ts'
import {
  discountCodeColumns,
  discountCodeDraftOf,
  discountCodeFromRow,
  selectDiscountCodes,
  termsOf,
} from './discount-code-rows.ts'

export type DiscountCodeOutcome =
  | { readonly outcome: 'saved'; readonly id: number }
  /** There is such a code already. */
  | { readonly outcome: 'code-taken' | 'unknown-store' | 'unknown-category' | 'too-many' }
  /** Orders have the code, so what it gives and to whom stays. */
  | { readonly outcome: 'terms-in-use'; readonly current: DiscountCode }
  /** Somebody else has edited it since; `current` is what is saved. */
  | { readonly outcome: 'changed-meanwhile'; readonly current: DiscountCode }

/** Adds a code. */
export async function addDiscountCode(
  marketplace: Marketplace,
  draft: DiscountCodeDraft,
): Promise<DiscountCodeOutcome> {
  requireAllowed(mayManagePromotions(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const refusal = await lockList(marketplace, 'discount_codes', { name: draft.code, max: maxDiscountCodes })
    if (refusal) return { outcome: refusals[refusal] }
    if (!(await isStoreKnown(marketplace, draft))) return { outcome: 'unknown-store' }
    if (!(await isCategoryKnown(marketplace, draft))) return { outcome: 'unknown-category' }
    const { id } = await marketplace.db
      .insertInto('discount_codes')
      .values({ ...discountCodeColumns(draft), created_at: marketplace.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(marketplace, { entity: 'discount code', id, action: 'added', after: draft })
    return { outcome: 'saved', id }
  })
}

/**
 * Edits a code that was read with this version. Once an order has used it, only its limits, its days and whether it is
 * on can change: that order keeps what was agreed. Throws NotFound.
 */
export async function editDiscountCode(
  marketplace: Marketplace,
  id: number,
  { version, edited }: { readonly version: number; readonly edited: DiscountCodeDraft },
): Promise<DiscountCodeOutcome> {
  requireAllowed(mayManagePromotions(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const refusal = await lockList(marketplace, 'discount_codes', { name: edited.code, except: id })
    const current = await lockDiscountCode(marketplace, id)
    const before = discountCodeDraftOf(current)
    if (isDeepStrictEqual(before, edited)) return { outcome: 'saved', id }
    if (current.version !== version) return { outcome: 'changed-meanwhile', current }
    if (refusal) return { outcome: refusals[refusal] }
    if (!(await isStoreKnown(marketplace, edited))) return { outcome: 'unknown-store' }
    if (!(await isCategoryKnown(marketplace, edited))) return { outcome: 'unknown-category' }
    if (!isDeepStrictEqual(termsOf(before), termsOf(edited)) && (await isInOrders(marketplace, id)))
      return { outcome: 'terms-in-use', current }
    await marketplace.db
      .updateTable('discount_codes')
      .set({ ...discountCodeColumns(edited), version: version + 1 })
      .where('id', '=', id)
      .execute()
    await recordAudit(marketplace, { entity: 'discount code', id, action: 'edited', before, after: edited })
    return { outcome: 'saved', id }
  })
}

const refusals = { 'name-taken': 'code-taken', 'too-many': 'too-many' } as const

/** Orders with the code wait until the edit is over, so that none is placed with terms that change meanwhile. */
export async function lockDiscountCode(marketplace: Marketplace, id: number): Promise<DiscountCode> {
  const row = await selectDiscountCodes(marketplace).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new NotFound('discount code', id)
  return discountCodeFromRow(row)
}

async function isStoreKnown({ db }: Marketplace, { storeId }: DiscountCodeDraft): Promise<boolean> {
  if (storeId === undefined) return true
  const store = await db.selectFrom('stores').select('id').where('id', '=', storeId).executeTakeFirst()
  return store !== undefined
}

async function isCategoryKnown(marketplace: Marketplace, { category }: DiscountCodeDraft): Promise<boolean> {
  return category === undefined || (await isCategory(marketplace, category))
}

/** Also canceled orders keep what was agreed. */
async function isInOrders({ db }: Marketplace, id: number): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where(({ or, eb }) => or([eb('discount_code_id', '=', id), eb('suspended_code_id', '=', id)]))
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}
