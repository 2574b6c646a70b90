import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { mayManagePromotions } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
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
  | { readonly outcome: 'code-taken' | 'unknown-store' | 'too-many' }
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
    await lockDiscountCodes(marketplace)
    const refusal = await findRefusal(marketplace, draft)
    if (refusal) return refusal
    if (await isFull(marketplace)) return { outcome: 'too-many' }
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
    await lockDiscountCodes(marketplace)
    const current = await lockDiscountCode(marketplace, id)
    const before = discountCodeDraftOf(current)
    if (isDeepStrictEqual(before, edited)) return { outcome: 'saved', id }
    if (current.version !== version) return { outcome: 'changed-meanwhile', current }
    const refusal = await findRefusal(marketplace, edited, id)
    if (refusal) return refusal
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

/**
 * Two transactions at once must neither exceed the maximum together nor save the same code. Orders do not wait for it.
 */
async function lockDiscountCodes({ db }: Marketplace): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('discount_codes'))`.execute(db)
}

/** Orders with the code wait until the edit is over, so that none is placed with terms that change meanwhile. */
export async function lockDiscountCode(marketplace: Marketplace, id: number): Promise<DiscountCode> {
  const row = await selectDiscountCodes(marketplace).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new NotFound('discount code', id)
  return discountCodeFromRow(row)
}

async function findRefusal({ db }: Marketplace, { code, storeId }: DiscountCodeDraft, except = 0) {
  const other = await db
    .selectFrom('discount_codes')
    .select('id')
    .where('code', '=', code)
    .where('id', '<>', except)
    .executeTakeFirst()
  if (other) return { outcome: 'code-taken' } as const
  if (storeId === undefined) return undefined
  const store = await db.selectFrom('stores').select('id').where('id', '=', storeId).executeTakeFirst()
  return store ? undefined : ({ outcome: 'unknown-store' } as const)
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

async function isFull({ db }: Marketplace): Promise<boolean> {
  const { count } = await db
    .selectFrom('discount_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count >= maxDiscountCodes
}
